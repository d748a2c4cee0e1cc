import type { Services } from '../services';

/** A member's name among salary reports, and nowhere else. */
export const contributorSeal = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('salary', memberId);
