import type { Call } from '../shared/call';
import type { Kind } from './notification';

export const PUSHES = ['INSTANT', 'DIGEST', 'OFF'] as const;

/** At once, with the next morning's digest, or not at all. */
export type Push = (typeof PUSHES)[number];

export interface KindWish {
  readonly kind: Kind;
  /** Whether it comes into the list. */
  readonly list: boolean;
  readonly push: Push;
  /** Where an address was given. */
  readonly email: Push;
}

/** The ways out of the site. */
export const CHANNELS = ['push', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Hours of the day in India. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

export interface NoticeWishes {
  readonly kinds: readonly KindWish[];
  readonly quiet: QuietHours | undefined;
  readonly dailyCap: number;
}

export abstract class NoticeWishesPort {
  abstract readNoticeWishes(of?: undefined, call?: Call): Promise<NoticeWishes>;
  abstract saveNoticeWishes(wishes: NoticeWishes, call?: Call): Promise<NoticeWishes>;
}
