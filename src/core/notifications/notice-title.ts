import { NOTICE_TITLES } from './notice-title-text';
import { KINDS, type Notification } from './notification';

/** The title in the reader's language; the server's title where only it knows what happened. */
export function noticeTitle({
  variantId,
  about,
  data,
}: Pick<Notification, 'variantId' | 'about' | 'data'>): string {
  const kind = KINDS.find((known) => known === variantId);
  return kind === undefined || about === undefined ? data.title : NOTICE_TITLES[kind](about);
}
