import { randomInt, timingSafeEqual } from 'node:crypto';
import type { operations } from '../../../contracts/career';
import { onboardingWords } from '../../../core/onboarding/words';
import { CODE_RULES, emailProblem, proofOf, tidyEmail } from '../../../core/shared/email';
import { inTransaction } from '../../db/in-transaction';
import { lockMember } from '../../db/lock-session';
import { requireFreshLogin } from '../../fresh-login';
import type { Handlers } from '../../http/handlers';
import { Refusal } from '../../http/refusal';
import { codeLetter, usedLetter } from '../../mail/code-letters';
import type { Mail, Mailer } from '../../mail/mailer';
import { signedIn } from '../profile/account/viewer';
import { type CareerRow, changeCareer, companyDomains, readCareer } from '../profile/career/career-queries';
import { settle } from '../profile/career/settle';
import type { Services } from '../services';
import {
  countSending,
  hasProvedAddress,
  keepCode,
  takeTry,
  useUp,
  vouch,
  vouchesForOther,
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

export const verificationHandlers = (services: Services, mailer: Mailer): VerificationHandlers => {
  const { db, now, seal } = services;

  return {
    sendCode: async ({ body, caller, tokens }) => {
      const { memberId } = signedIn(services, caller);
      const email = tidyEmail(body.email);
      const problem = emailProblem(email);
      if (problem) throw refusedEmail(problem);
      const career = await readCareer(services, memberId);
      if (!career || career.type === 'unemployed') throw cannotVerify();
      const changes =
        career.verified !== null || (await hasProvedAddress(db, seal('address holder', memberId)));
      if (changes) requireFreshLogin(services, memberId, tokens);
      const code = randomInt(LARGEST_CODE).toString().padStart(CODE_RULES.digits, '0');
      const letter = await remember(services, memberId, { email, code, career });
      if (letter) await mailer.send(letter);
      return {
        status: 200,
        body: { resendAfter: CODE_RULES.resendAfterSeconds, validMinutes: CODE_RULES.validMinutes },
      };
    },

    verifyCode: async ({ body, caller }) => {
      const { memberId } = signedIn(services, caller);
      const kept = await takeTry(db, memberId, now());
      const hash = codeHash(services, memberId, kept?.salt ?? '', body.otp);
      if (!kept || !isSame(hash, kept.code_hash)) throw wrongCode();
      await inTransaction(db, async (transaction) => {
        await lockMember(transaction, memberId, 'share');
        if (!(await useUp(transaction, memberId, kept.salt))) throw wrongCode();
        const vouching = {
          address: kept.address_seal,
          owner: kept.address_owner_seal,
          holder: seal('address holder', memberId),
        };
        if (!(await vouch(transaction, vouching))) throw wrongCode();
        const proof = { verified: kept.proof, verification_source: 'EMAIL' } as const;
        await changeCareer({ ...services, db: transaction }, memberId, proof);
      });
      await settle(services, memberId);
      return { status: 200, body: { verified: kept.proof, verificationSource: 'EMAIL' } };
    },
  };
};

interface Sending {
  readonly email: string;
  readonly code: string;
  readonly career: CareerRow;
}

/**
 * Stores the code's hash and returns the email to send. Returns nothing when the address has reached its daily limit
 * through other members: the response is the same, or it would reveal that a member has this address.
 */
async function remember(
  services: Services,
  memberId: string,
  { email, code, career }: Sending,
): Promise<Mail | undefined> {
  const { db, seal, now, newId } = services;
  const addressSeal = seal('address', email);
  const ownerSeal = seal('address owner', `${email} ${memberId}`);
  const salt = newId();
  const known = await companyDomains(db, career.organisation ?? '');
  const at = now();
  return inTransaction(db, async (transaction) => {
    const kept = await keepCode(transaction, {
      member_id: memberId,
      salt,
      code_hash: codeHash(services, memberId, salt, code),
      address_seal: addressSeal,
      address_owner_seal: ownerSeal,
      proof: career.type === 'working' ? proofOf(email, known) : 'PARTIAL_VERIFIED',
      sent_at: at,
      expires_at: new Date(at.getTime() + CODE_RULES.validMinutes * MINUTE_MS),
    });
    if (!kept) throw tooMany(CODE_RULES.resendAfterSeconds);
    if (!(await countSending(transaction, seal('code sender', memberId), at))) throw tooMany(A_DAY_SECONDS);
    if (!(await countSending(transaction, addressSeal, at))) return undefined;
    const isUsed = await vouchesForOther(transaction, addressSeal, ownerSeal);
    return isUsed ? usedLetter(email) : codeLetter(email, code);
  });
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const refusedEmail = (code: string): Refusal =>
  new Refusal(422, code, onboardingWords.email.problems.SHAPE, {
    fields: [{ field: '/body/email', code, message: onboardingWords.email.problems.SHAPE }],
  });

const cannotVerify = (): Refusal =>
  new Refusal(422, 'NOTHING_TO_VERIFY', 'Add where you work or study first.');

const wrongCode = (): Refusal =>
  new Refusal(422, 'WRONG_CODE', onboardingWords.code.wrong, {
    fields: [{ field: '/body/otp', code: 'WRONG_CODE', message: onboardingWords.code.wrong }],
  });

const tooMany = (retryAfter: number): Refusal =>
  new Refusal(429, 'TOO_MANY_CODES', `Too many attempts. Try again in ${retryAfter} seconds.`, {
    retryAfter,
  });
