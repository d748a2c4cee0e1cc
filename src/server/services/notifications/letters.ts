import { letterWords } from '../../../core/notifications/letter-words';
import type { Mail } from '../../mail/mailer';
import type { Services } from '../services';

type Writing = Pick<Services, 'cursors'>;

export const STOP_PAGE = '/letters/stop';
export const BEGIN_PAGE = '/letters/begin';

const STOP = 'letters stop';
const BEGIN = 'letters begin';
const A_DAY_MS = 86_400_000;

/** Who holds a letter may stop the letters. The key tells neither whose it is nor where it went. */
const stopLink = ({ cursors }: Writing, origin: string, box: string): string =>
  `${origin}${STOP_PAGE}?k=${cursors.pack(STOP, [box])}`;

/** The box whose letters this key stops; none for one we did not make. */
export const boxToStop = (services: Writing, key: string): string | undefined =>
  opened(services, STOP, key)?.[0];

export interface Begun {
  readonly box: string;
  readonly address: string;
}

/** Whoever presses this reads the address, so letters may go there. It holds what nobody has to remember meanwhile. */
const beginLink = (
  { cursors, now }: Writing & Pick<Services, 'now'>,
  origin: string,
  { box, address }: Begun,
): string =>
  `${origin}${BEGIN_PAGE}?k=${cursors.pack(BEGIN, [box, address, String(now().getTime() + A_DAY_MS)])}`;

export function begunBy(services: Writing & Pick<Services, 'now'>, key: string): Begun | undefined {
  const [box, address, until] = opened(services, BEGIN, key) ?? [];
  if (box === undefined || address === undefined || Number(until) < services.now().getTime())
    return undefined;
  return { box, address };
}

function opened({ cursors }: Writing, list: string, key: string): readonly string[] | undefined {
  try {
    return cursors.unpack(list, key).map(String);
  } catch {
    return undefined;
  }
}

export const beginLetter = (
  services: Writing & Pick<Services, 'now'>,
  origin: string,
  begun: Begun,
): Mail => ({
  to: begun.address,
  subject: letterWords.begin.subject,
  text: letterWords.begin.text(beginLink(services, origin, begun)).join('\n'),
});

/** Says that something happened, and no more: letters are read over shoulders and by whoever runs the mail server. */
export function happenedLetter(
  services: Writing,
  origin: string,
  { box, to, subject }: { readonly box: string; readonly to: string; readonly subject: string },
): Mail {
  const stop = stopLink(services, origin, box);
  const { text, stop: stopLine } = letterWords.happened;
  return {
    to,
    subject,
    text: [...text(`${origin}/notifications`), '', stopLine(stop)].join('\n'),
    // Mail programs show a button of their own for these, and press it without a question (RFC 8058).
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
