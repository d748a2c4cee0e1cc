import type { Services } from '../../services';

/**
 * All purposes under which an account is sealed in anonymous tables. Add every new purpose here: exports and account
 * deletion use this list.
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
  'feedback',
  'job alerts',
  'unwanted',
  'history',
  'coupons',
  'job applications',
  'application sender',
  'tokens',
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
