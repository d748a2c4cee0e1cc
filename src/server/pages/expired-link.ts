import type { FastifyReply } from 'fastify';
import type { Mail } from '../mail/mailer';
import type { Post } from '../services/notifications/email-handlers';
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
  readonly mailer: Post['mailer'];
  readonly textsOf: TextsOf;
}

/** Sends the email with a new link, if the old one was ever valid, and says the same for any key. */
export async function renewLink(
  reply: FastifyReply,
  { services, mailer, textsOf }: Renewing,
  mail: Mail | undefined,
): Promise<FastifyReply> {
  if (mail && (await countSending(services.db, services.seal('address', mail.to), services.now())))
    await mailer.send(mail);
  return show(reply, (texts) => {
    const { head, expired } = textsOf(texts);
    return { head, title: head, content: `<p role="status">${expired.done}</p>` };
  });
}
