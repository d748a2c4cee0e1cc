import type { components } from '../../../contracts/notification';
import { KINDS, type Kind, type NoticeAbout } from '../../../core/notifications/notification';
import type { NotificationPreferences } from '../../../core/notifications/notification-preferences-port';
import { closedTable } from '../../../core/shared/closed-table';
import type { Language } from '../../../core/shared/languages';
import { serverTexts } from '../../texts';
import { quote } from '../shared/shorten';
import type { NoticeRow } from './notice-queries';

type Wire = components['schemas'];

const MAX_TITLE_LENGTH = 160;
const MAX_NAME_LENGTH = 80;
const MAX_BODY_LENGTH = 120;
const LISTS = '/notifications';
/** The page for kinds that are not about a post. */
const PLACES: Partial<Record<Kind, string>> = { chat: '/messages', 'job-alert': '/jobs/alerts' };

const kindOf = (variant: string): Kind => KINDS.find((kind) => kind === variant) ?? 'system';

const ICONS: Readonly<Record<Kind, string>> = closedTable({
  reply: 'message-circle',
  answer: 'messages-square',
  'vote-milestone': 'arrow-big-up',
  mention: 'user-round',
  'poll-result': 'chart-column',
  'review-status': 'shield-check',
  'job-alert': 'briefcase',
  chat: 'message-circle',
  awards: 'award',
  system: 'bell',
});

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

export function textsOf(
  row: NoticeRow,
  language: Language,
): {
  readonly title: string;
  readonly body: string;
  readonly cta: string;
} {
  const { text, variant, post_id } = row;
  if (text) {
    const { title, body } = (language === 'hi' && text.hi) || text;
    return {
      title: quote(title, MAX_TITLE_LENGTH),
      body: quote(body, MAX_BODY_LENGTH),
      cta: text.cta ?? LISTS,
    };
  }
  return {
    title: serverTexts[language].noticeTitles[kindOf(variant)](aboutOf(row)),
    body: '',
    cta: post_id === null ? (PLACES[kindOf(variant)] ?? LISTS) : `/p/${post_id}`,
  };
}

export function presentNotice(row: NoticeRow, language: Language): Wire['Notification'] {
  const kind = kindOf(row.variant);
  const { title, body, cta } = textsOf(row, language);
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
      ctaText: serverTexts[language].outside.calls[kind],
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
