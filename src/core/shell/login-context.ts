/** The action that led to the login prompt; each has its own copy. */
export const LOGIN_CONTEXTS = [
  'interview',
  'salary',
  'review',
  'benefits',
  'question',
  'answer',
  'rewards',
  'coupons',
  'photos',
  'jobAlert',
  'feed',
  'applyForJobs',
  'salaryUnlocks',
] as const;
export type LoginContext = (typeof LOGIN_CONTEXTS)[number] | 'general';

/** Reviews and the feed require a signed-in member, so their login has no close button. */
export const mayCloseLogin = (context: LoginContext): boolean => context !== 'review' && context !== 'feed';

/** Falls back to `general` for unknown names. */
export const loginContextOf = (name: string): LoginContext =>
  LOGIN_CONTEXTS.find((context) => context === name) ?? 'general';
