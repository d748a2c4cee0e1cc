import { experienceRangeOf } from '../../../../core/shared/experience-range';
import type { Services } from '../../services';

type Encrypting = Pick<Services, 'encryption'>;

/** One or two digits fit in a block, so all ciphertexts have the same length. */
const BLOCK = 16;

const contextOf = (authorSeal: string): string => `exact experience ${authorSeal}`;

/**
 * Years of experience in a review or an interview: a range in clear text, and the exact years encrypted for the
 * author.
 */
export const experienceColumns = ({ encryption }: Encrypting, authorSeal: string, years: number) => ({
  experience: experienceRangeOf(years),
  exact_experience: encryption.encrypt(contextOf(authorSeal), { years }, BLOCK),
});

export const exactYears = (
  { encryption }: Encrypting,
  { author_seal, exact_experience }: { readonly author_seal: string; readonly exact_experience: string },
): number => encryption.decrypt<{ years: number }>(contextOf(author_seal), exact_experience).years;
