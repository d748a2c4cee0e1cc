import type { components } from '../../../contracts/notification';
import { NOTICE_TITLES } from '../../../core/notifications/notice-title-text';
import { KINDS, type Kind, type NoticeAbout } from '../../../core/notifications/notification';
import type { NotificationPreferences } from '../../../core/notifications/notification-preferences-port';
import { CALLS, ICONS } from '../../../core/notifications/texts';
import { quote } from '../feed/shorten';
import type { NoticeRow } from './notice-queries';

type Wire = components['schemas'];

const MAX_TITLE_LENGTH = 160;
const MAX_NAME_LENGTH = 80;
const MAX_BODY_LENGTH = 120;
const LISTS = '/notifications';
/** The page for kinds that are not about a post. */
const PLACES: Partial<Record<Kind, string>> = { chat: '/messages', 'job-alert': '/jobs/alerts' };

const kindOf = (variant: string): Kind => KINDS.find((kind) => kind === variant) ?? 'system';

/** The event and the recipient's item. It never names the member who acted. */
function aboutOf(row: NoticeRow): NoticeAbout {
  const { item, outcome, post_kind: kind, figure: count } = row;
  const name = quote(row.title || row.content || '', MAX_NAME_LENGTH);
  const own = item === 'POST' && (kind === 'QUESTION' || kind === 'POLL') ? kind : item;
  return {
    count,
    ...(row.text ? { item: 'MESSAGE' } : own && { item: own }),
    ...(name !== '' && { name }),
    ...(outcome && { outcome }),
  };
}

/** Titles of account notices are stored with them. */
const isWritten = ({ text, outcome }: NoticeRow): boolean => text !== null && outcome === null;

export function textsOf(row: NoticeRow): {
  readonly title: string;
  readonly body: string;
  readonly cta: string;
} {
  const { text, variant, post_id } = row;
  if (text)
    return {
      title: quote(text.title, MAX_TITLE_LENGTH),
      body: quote(text.body, MAX_BODY_LENGTH),
      cta: text.cta ?? LISTS,
    };
  return {
    title: NOTICE_TITLES[kindOf(variant)](aboutOf(row)),
    body: '',
    cta: post_id === null ? (PLACES[kindOf(variant)] ?? LISTS) : `/p/${post_id}`,
  };
}

export function presentNotice(row: NoticeRow): Wire['Notification'] {
  const kind = kindOf(row.variant);
  const { title, body, cta } = textsOf(row);
  return {
    notificationId: row.id,
    id: row.id,
    status: row.status,
    variantId: row.variant,
    created: new Date(row.notified_at).toISOString(),
    showPopup: kind === 'review-status' || kind === 'system',
    isMuted: row.is_muted,
    ...(!isWritten(row) && { about: aboutOf(row) }),
    data: {
      title,
      body,
      cta,
      ctaText: CALLS[kind],
      ctaType: 'internal',
      ctaImage: null,
      icon: ICONS[kind],
      nativeInfo: row.post_id === null ? null : { type: 'post', params: { postId: row.post_id } },
      avatar: null,
      trackingData: { variantId: row.variant },
    },
  };
}

export const presentNoticePreferences = ({
  kinds,
  quiet,
  dailyCap,
}: NotificationPreferences): Wire['NotificationPreferences'] => ({
  kinds: [...kinds],
  quiet: quiet ?? null,
  dailyCap,
});
