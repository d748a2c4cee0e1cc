import type { FastifyReply } from 'fastify';
import { inTransaction } from '../db/in-transaction';
import { queueEmail } from '../mail/email-outbox';
import type { Mail } from '../mail/mailer';
import { countSending } from '../services/onboarding/code-queries';
import type { Services } from '../services/services';
import type { serverTexts } from '../texts';
import { button } from './employer-html';
import { show } from './employer-reply';

interface ExpiredText {
  readonly head: string;
  readonly expired: (typeof serverTexts.en)['employer']['expired'];
}

/** The texts of the page that the link leads to. */
type TextsOf = (texts: typeof serverTexts.en) => ExpiredText;

/** A link that no longer works; a new one goes only to the address in use. */
export const showExpired = (reply: FastifyReply, textsOf: TextsOf): FastifyReply =>
  show(reply.status(403), (texts) => {
    const { head, expired } = textsOf(texts);
    const content = `<p>${expired.text}</p><p>${expired.ask}</p>${button(expired.press, { step: 'renew' })}`;
    return { head, title: expired.title, content };
  });

interface Renewing {
  readonly services: Services;
  readonly textsOf: TextsOf;
}

export interface NewLink {
  readonly mail: Mail;
  /** Names the page behind the link. Pages are counted separately, so that no link uses up those of another page. */
  readonly opens: string;
}

/**
 * Queues the email with a new link, if the old one was ever valid, and says the same for any key. Does not wait for the
 * mail server: the time of the response would show whether there is an email.
 */
export async function renewLink(
  reply: FastifyReply,
  { services, textsOf }: Renewing,
  link: NewLink | undefined,
): Promise<FastifyReply> {
  if (link)
    await inTransaction(services.db, async (db) => {
      const { mail, opens } = link;
      // Not the count of codes: members ask for those with any address.
      const counted = services.seal('employer link', `${mail.to} ${opens}`);
      if (await countSending(db, counted, services.now())) await queueEmail({ ...services, db }, mail);
    });
  return show(reply, (texts) => {
    const { head, expired } = textsOf(texts);
    return { head, title: head, content: `<p role="status">${expired.done}</p>` };
  });
}
