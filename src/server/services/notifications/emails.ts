import { languageFor } from '../../../core/shared/languages';
import type { Mail } from '../../mail/mailer';
import { serverTexts } from '../../texts';
import type { Services } from '../services';
import type { BoxAddress } from './address-queries';

type Writing = Pick<Services, 'cursors'>;

export const STOP_PAGE = '/letters/stop';
export const EMAIL_PAGE_START = '/letters/begin';

const STOP = 'letters stop';
const BEGIN = 'letters begin';
const A_DAY_MS = 86_400_000;

export interface EmailStop {
  readonly box: string;
  /** Missing in older emails, which stop those to any address. */
  readonly address: string | undefined;
}

/** Anyone who has an email may stop them. The key reveals neither the member nor the address. */
const stopLink = ({ cursors }: Writing, origin: string, { box, address }: BoxAddress): string =>
  `${origin}${STOP_PAGE}?k=${cursors.pack(STOP, [box, address])}`;

/** Undefined for a key we did not issue. */
export function stoppedBy(services: Writing, key: string): EmailStop | undefined {
  const [box, address] = opened(services, STOP, key) ?? [];
  return box === undefined ? undefined : { box, address };
}

export interface EmailStart extends BoxAddress {
  /** Only the link of the member's latest request works. */
  readonly request: string;
}

/** Opening this link proves access to the address, which the server does not store until then. */
const beginLink = (
  { cursors, now }: Writing & Pick<Services, 'now'>,
  origin: string,
  { box, address, language, request }: EmailStart,
): string =>
  `${origin}${EMAIL_PAGE_START}?k=${cursors.pack(BEGIN, [box, address, String(now().getTime() + A_DAY_MS), language, request])}`;

export function startedBy(services: Writing & Pick<Services, 'now'>, key: string): EmailStart | undefined {
  const [box, address, until, language, request] = opened(services, BEGIN, key) ?? [];
  if (box === undefined || address === undefined || request === undefined) return undefined;
  if (Number(until) < services.now().getTime()) return undefined;
  return { box, address, language: languageFor(language), request };
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
  { box, address, language, subject }: BoxAddress & { readonly subject: string },
): Mail {
  const stop = stopLink(services, origin, { box, address, language });
  const { text, stop: stopLine } = serverTexts[language].email.happened;
  return {
    to: address,
    subject,
    text: [...text(`${origin}/notifications`), '', stopLine(stop)].join('\n'),
    // Mail programs show their native unsubscribe button and call it without confirmation (RFC 8058).
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
