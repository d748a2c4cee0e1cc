import { languageFor } from '../../../core/shared/languages';
import type { Mail } from '../../mail/mailer';
import { serverTexts } from '../../texts';
import type { Services } from '../services';
import type { EmailAddress } from './address-queries';

type Writing = Pick<Services, 'cursors'>;

export const STOP_PAGE = '/letters/stop';
export const EMAIL_PAGE_START = '/letters/begin';

const STOP = 'letters stop';
const BEGIN = 'letters begin';
const A_DAY_MS = 86_400_000;

/** Anyone who has an email may stop them. The key reveals neither the member nor the address. */
const stopLink = ({ cursors }: Writing, origin: string, box: string): string =>
  `${origin}${STOP_PAGE}?k=${cursors.pack(STOP, [box])}`;

/** The box whose emails this key stops; undefined for a key we did not issue. */
export const boxToStop = (services: Writing, key: string): string | undefined =>
  opened(services, STOP, key)?.[0];

export interface EmailStart extends EmailAddress {
  readonly box: string;
}

/**
 * Opening this link proves access to the address. The link contains the data, so the server stores nothing until
 * then.
 */
const beginLink = (
  { cursors, now }: Writing & Pick<Services, 'now'>,
  origin: string,
  { box, address, language }: EmailStart,
): string =>
  `${origin}${EMAIL_PAGE_START}?k=${cursors.pack(BEGIN, [box, address, String(now().getTime() + A_DAY_MS), language])}`;

export function startedBy(services: Writing & Pick<Services, 'now'>, key: string): EmailStart | undefined {
  const [box, address, until, language] = opened(services, BEGIN, key) ?? [];
  if (box === undefined || address === undefined || Number(until) < services.now().getTime())
    return undefined;
  return { box, address, language: languageFor(language) };
}

function opened({ cursors }: Writing, list: string, key: string): readonly string[] | undefined {
  try {
    return cursors.unpack(list, key).map(String);
  } catch {
    return undefined;
  }
}

export function confirmationEmail(
  services: Writing & Pick<Services, 'now'>,
  origin: string,
  started: EmailStart,
): Mail {
  const { subject, text } = serverTexts[started.language].email.begin;
  return { to: started.address, subject, text: text(beginLink(services, origin, started)).join('\n') };
}

/** Only says that something happened: emails are read over shoulders and by mail server operators. */
export function notificationEmail(
  services: Writing,
  origin: string,
  { box, address, language, subject }: EmailStart & { readonly subject: string },
): Mail {
  const stop = stopLink(services, origin, box);
  const { text, stop: stopLine } = serverTexts[language].email.happened;
  return {
    to: address,
    subject,
    text: [...text(`${origin}/notifications`), '', stopLine(stop)].join('\n'),
    // Mail programs show their native unsubscribe button and call it without confirmation (RFC 8058).
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
