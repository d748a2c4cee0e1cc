import type { operations } from '../../../contracts/notification';
import { emailProblem, mailboxOf, tidyEmail } from '../../../core/shared/email';
import { whileAccountExists } from '../../http/during-account';
import type { Handlers } from '../../http/handlers';
import { Refusal, refusedField } from '../../http/refusal';
import type { BackgroundMailer, Mailer } from '../../mail/mailer';
import { requireMailServer } from '../../mail/require-mail-server';
import { countSending, countSendingTo } from '../onboarding/code-queries';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import { forgetAddress, readAddress, saveRequest } from './address-queries';
import { confirmationEmail } from './emails';
import { boxSeal } from './notification-boxes';
import { openBox } from './push-queries';

/** How emails are sent, and the origin of their links. */
export interface Post {
  readonly mailer: Mailer;
  readonly origin: string;
}

export interface RequestPost extends Post {
  readonly mailer: BackgroundMailer;
}

type EmailHandlers = Pick<Handlers<operations>, 'readEmailAddress' | 'requestEmails' | 'stopEmails'>;

export const emailHandlers = (services: Services, { mailer, origin }: RequestPost): EmailHandlers => ({
  readEmailAddress: async ({ caller }) => {
    const email = await readAddress(services, boxSeal(services, signedIn(services, caller).memberId));
    return { status: 200, body: { address: email ? masked(email.address) : null } };
  },

  requestEmails: async ({ body, caller, language }) => {
    const { memberId } = signedIn(services, caller);
    const address = tidyEmail(body.address);
    if (emailProblem(address) === 'SHAPE') throw noAddress();
    requireMailServer(mailer);
    const isSent = await whileAccountExists(services.db, { memberId }, async (db) => {
      const date = services.now();
      if (!(await countSending(db, services.seal('code sender', memberId), date))) throw tooMany();
      return countSendingTo(db, services.seal('address', mailboxOf(address)), date);
    });
    const box = await openBox(services, memberId);
    const request = services.newId();
    await whileAccountExists(services.db, { memberId }, (db) => saveRequest(db, box, request));
    // A refusal, or an older link that still works, would show that another member used the address today.
    const message = isSent
      ? confirmationEmail(services, origin, { box, address, language, request })
      : undefined;
    await mailer.sendInBackground(message);
    return { status: 204 };
  },

  stopEmails: async ({ caller }) => {
    await forgetAddress(services.db, boxSeal(services, signedIn(services, caller).memberId));
    return { status: 204 };
  },
});

/** The owner recognises the address; an onlooker does not learn it. */
const masked = (address: string): string => address.replace(/^(.)[^@]*/, '$1•••');

const noAddress = () => refusedField('NO_ADDRESS', 'address');

const A_DAY_SECONDS = 86_400;
const tooMany = () => new Refusal(429, 'TOO_MANY_EMAILS', { retryAfter: A_DAY_SECONDS });
