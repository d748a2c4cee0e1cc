import type { NotificationId } from '../shared/ids';

/** Newer servers may send unknown kinds. */
export interface Notification {
  readonly notificationId: NotificationId;
  readonly id: NotificationId;
  /** 0 unseen, 1 seen and unread, anything else read. */
  readonly status: number;
  readonly variantId: string;
  readonly createdAt: Date;
  readonly showPopup: boolean;
  readonly isMuted: boolean;
  readonly about?: NoticeAbout | undefined;
  readonly data: NotificationData;
}

/** The event. The app writes the title from it in the reader's language. */
export interface NoticeAbout {
  readonly item?: 'POST' | 'QUESTION' | 'POLL' | 'COMMENT' | 'MESSAGE' | undefined;
  /** The start of the post; a comment is named by its post. */
  readonly name?: string | undefined;
  readonly count: number;
  readonly outcome?: 'HELD' | 'SHOWN' | 'REMOVED' | undefined;
}

export interface NotificationData {
  readonly title: string;
  readonly body: string;
  readonly cta: string | undefined;
  readonly ctaText: string | undefined;
  readonly ctaType: string;
  readonly ctaImage: string | undefined;
  readonly icon: string;
  readonly nativeInfo: NativeInfo | undefined;
  readonly avatar: NoticeAvatar | undefined;
  readonly trackingData: Readonly<Record<string, string>>;
}

export interface NativeInfo {
  readonly type: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface NoticeAvatar {
  readonly url: string;
  readonly color: string;
}

export const UNSEEN = 0;
export const SEEN = 1;
export const READ = 2;

export const KINDS = [
  'reply',
  'answer',
  'vote-milestone',
  'mention',
  'poll-result',
  'review-status',
  'job-alert',
  'chat',
  'awards',
  'system',
] as const;
export type Kind = (typeof KINDS)[number];
