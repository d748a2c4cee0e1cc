/** What somebody wanted when the login stood in the way; each has words of its own. */
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

/** A review and the feed need somebody behind them, so their login has no close button. */
export const mayCloseLogin = (context: LoginContext): boolean => context !== 'review' && context !== 'feed';

/** The context a link names; anything unknown gets the general words. */
export const loginContextOf = (name: string): LoginContext =>
  LOGIN_CONTEXTS.find((context) => context === name) ?? 'general';
