import type { Services } from '../services';

/** A member's pseudonym in salary reports, used nowhere else. */
export const contributorSeal = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('salary', memberId);
