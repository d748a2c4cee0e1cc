import type { Services } from '../services';

const LIST = 'pushed message';

/** What a pushed message carries, so that a press on it can be told from a guess. */
export const clickKey = ({ cursors }: Pick<Services, 'cursors'>, noticeId: string): string =>
  cursors.pack(LIST, [noticeId]);

/** The notice a pressed message was about; whatever was not sent by us is about nothing. */
export function clickedNotice(
  { cursors }: Pick<Services, 'cursors'>,
  key: string | undefined,
): string | undefined {
  if (key === undefined) return undefined;
  try {
    return String(cursors.unpack(LIST, key)[0]);
  } catch {
    return undefined;
  }
}
