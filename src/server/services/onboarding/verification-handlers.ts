import { randomInt, timingSafeEqual } from 'node:crypto';
import type { operations } from '../../../contracts/career';
import { CODE_RULES, emailProblem, mailboxOf, proofOf, tidyEmail } from '../../../core/shared/email';
import type { Language } from '../../../core/shared/languages';
import type { Career } from '../../db/career-tables';
import { lockMember } from '../../db/lock-session';
import { requireFreshLogin } from '../../fresh-login';
import { whileAccountExists } from '../../http/during-account';
import type { Handlers } from '../../http/handlers';
import { Refusal, refusedField } from '../../http/refusal';
import { codeEmail, codeUsedEmail } from '../../mail/code-emails';
import type { BackgroundMailer, Mail } from '../../mail/mailer';
import { requireMailServer } from '../../mail/require-mail-server';
import { signedIn } from '../profile/account/viewer';
import { changeCareer, companyDomains, lockCareer, readCareer } from '../profile/career/career-queries';
import { settle } from '../profile/career/settle-career';
import type { Services } from '../services';
import {
  consumeCode,
  countSending,
  countSendingTo,
  hasProvedAddress,
  isLinkedToOther,
  linkAddress,
  saveCode,
  takeAttempt,
} from './code-queries';

type VerificationHandlers = Pick<Handlers<operations>, 'sendCode' | 'verifyCode'>;

const MINUTE_MS = 60_000;
const LARGEST_CODE = 10 ** CODE_RULES.digits;
const A_DAY_SECONDS = 86_400;

/** Bound to the member and the salt, so that the hash is useless elsewhere. */
export const codeHash = (
  { seal }: Pick<Services, 'seal'>,
  memberId: string,
  salt: string,
  code: string,
): string => seal(`e-mail code ${salt} ${code}`, memberId);

export const verificationHandlers = (services: Services, mailer: BackgroundMailer): VerificationHandlers => {
  const { db, now, seal } = services;

  return {
    sendCode: async ({ body, caller, tokens, language }) => {
      const { memberId } = signedIn(services, caller);
      const email = tidyEmail(body.email);
      const problem = emailProblem(email);
      if (problem) throw refusedField(problem, 'email');
      const career = await readCareer(services, memberId);
      if (!isVerifiable(career)) throw cannotVerify();
      const changes =
        career.verified !== null || (await hasProvedAddress(db, seal('address holder', memberId)));
      if (changes) requireFreshLogin(services, memberId, tokens);
      requireMailServer(mailer);
      const code = randomInt(LARGEST_CODE).toString().padStart(CODE_RULES.digits, '0');
      const message = await remember(services, memberId, { email, code, language });
      await mailer.sendInBackground(message);
      return {
        status: 200,
        body: { resendAfter: CODE_RULES.resendAfterSeconds, validMinutes: CODE_RULES.validMinutes },
      };
    },

    verifyCode: async ({ body, caller }) => {
      const { memberId } = signedIn(services, caller);
      const saved = await takeAttempt(db, memberId, now());
      const hash = codeHash(services, memberId, saved?.salt ?? '', body.otp);
      if (!saved || !isSame(hash, saved.code_hash)) throw wrongCode();
      await whileAccountExists(db, { memberId }, async (transaction) => {
        await lockMember(transaction, memberId, 'share');
        if (!(await consumeCode(transaction, memberId, saved.salt, now()))) throw wrongCode();
        const vouching = {
          address: saved.address_seal,
          owner: saved.address_owner_seal,
          holder: seal('address holder', memberId),
        };
        if (!(await linkAddress(transaction, vouching))) throw wrongCode();
        const proof = { verified: saved.proof, verification_source: 'EMAIL' } as const;
        await changeCareer({ ...services, db: transaction }, memberId, proof);
      });
      await settle(services, memberId);
      return { status: 200, body: { verified: saved.proof, verificationSource: 'EMAIL' } };
    },
  };
};

interface Sending {
  readonly email: string;
  readonly code: string;
  readonly language: Language;
}

/**
 * Stores the code's hash and returns the email to send. Returns nothing when the address has reached its daily limit
 * through other members: the response is the same, or it would reveal that a member has this address. Locks the career:
 * a change that runs at the same time ends this code, or is known here.
 */
async function remember(
  services: Services,
  memberId: string,
  { email, code, language }: Sending,
): Promise<Mail | undefined> {
  const { db, seal, now, newId } = services;
  // Each mailbox verifies one member; a part after a plus sign is ignored.
  const mailbox = mailboxOf(email);
  const addressSeal = seal('address', mailbox);
  const ownerSeal = seal('address owner', `${mailbox} ${memberId}`);
  const salt = newId();
  const date = now();
  return whileAccountExists(db, { memberId }, async (transaction) => {
    await lockMember(transaction, memberId, 'share');
    const career = await lockCareer({ ...services, db: transaction }, memberId);
    if (!isVerifiable(career)) throw cannotVerify();
    const known = await companyDomains(transaction, career.organisation ?? '');
    const saved = await saveCode(transaction, {
      member_id: memberId,
      salt,
      code_hash: codeHash(services, memberId, salt, code),
      address_seal: addressSeal,
      address_owner_seal: ownerSeal,
      proof: career.type === 'working' ? proofOf(email, known) : 'PARTIAL_VERIFIED',
      sent_at: date,
      expires_at: new Date(date.getTime() + CODE_RULES.validMinutes * MINUTE_MS),
    });
    if (!saved) throw tooMany(CODE_RULES.resendAfterSeconds);
    if (!(await countSending(transaction, seal('code sender', memberId), date))) throw tooMany(A_DAY_SECONDS);
    if (!(await countSendingTo(transaction, addressSeal, date))) return undefined;
    const isUsed = await isLinkedToOther(transaction, addressSeal, ownerSeal);
    const recipient = { to: email, language };
    return isUsed ? codeUsedEmail(recipient) : codeEmail(recipient, code);
  });
}

const isVerifiable = <Item extends Career>(career: Item | undefined): career is Item =>
  career !== undefined && career.type !== 'unemployed';

const isSame = (item: string, other: string): boolean =>
  item.length === other.length && timingSafeEqual(Buffer.from(item), Buffer.from(other));

const cannotVerify = (): Refusal => new Refusal(422, 'NOTHING_TO_VERIFY');

const wrongCode = (): Refusal => refusedField('WRONG_CODE', 'otp');

const tooMany = (retryAfter: number): Refusal =>
  new Refusal(429, 'TOO_MANY_CODES', { params: { seconds: retryAfter }, retryAfter });
