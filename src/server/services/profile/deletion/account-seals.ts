import type { Services } from '../../services';

/**
 * Every name an account has in the tables that do not know it. Whoever seals something with a member's id
 * under a new purpose adds it here: by this list things are exported, and gone when the account goes.
 */
export const SEAL_PURPOSES = [
  'face ANONYMOUS',
  'face DESIGNATION',
  'vote',
  'follows',
  'cohort job',
  'cohort pair',
  'salary',
  'review',
  'interview',
  'benefits',
  'photos',
  'notices',
  'code sender',
  'address holder',
  'picture',
  'answer requests',
  'rephrase',
  'reports',
  'saved offers',
  'job alerts',
  'unwanted',
  'views',
  'history',
] as const;

export type SealPurpose = (typeof SEAL_PURPOSES)[number];

export const sealsOf = (
  { seal }: Pick<Services, 'seal'>,
  memberId: string,
): Readonly<Record<SealPurpose, string>> =>
  Object.fromEntries(SEAL_PURPOSES.map((purpose) => [purpose, seal(purpose, memberId)])) as Record<
    SealPurpose,
    string
  >;
