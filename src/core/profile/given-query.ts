import { CONTRIBUTION_KINDS, type ContributionWish } from '../contributions/contributions-port';
import { buildQuery, parseQuery, valueIn } from '../shell/query';
import { numberIn } from '../shell/query-values';
import { pathTo } from '../shell/screens';

const MOST_PAGES = 1000;

/** Parses the contributions query of an address; ignores invalid values. */
export function readGivenQuery(search: string): ContributionWish {
  const query = parseQuery(search);
  const kind = CONTRIBUTION_KINDS.find((one) => one.toLowerCase() === valueIn(query, 'kind'));
  const page = numberIn(valueIn(query, 'page'), MOST_PAGES) ?? 1;
  return { ...(kind && { kind }), ...(page > 1 && { page }) };
}

export const givenQuery = ({ kind, page = 1 }: ContributionWish): string =>
  buildQuery([
    ...(kind ? [['kind', kind.toLowerCase()] as const] : []),
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ]);

/** The fragment id of the contributions list on the profile page. */
export const GIVEN_PART = 'given';

/** The profile page at the list of the member's contributions of a kind. */
export const givenPath = (wish: ContributionWish): string =>
  `${pathTo('profile')}${givenQuery(wish)}#${GIVEN_PART}`;
