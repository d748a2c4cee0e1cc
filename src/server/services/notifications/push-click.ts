import type { Services } from '../services';

const LIST = 'pushed message';

/** A key in the pushed message that proves a click on it was not guessed. */
export const clickKey = ({ cursors }: Pick<Services, 'cursors'>, noticeId: string): string =>
  cursors.pack(LIST, [noticeId]);

/** Undefined when the key was not issued by us. */
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
