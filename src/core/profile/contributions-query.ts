import { CONTRIBUTION_KINDS, type ContributionQuery } from '../contributions/contributions-port';
import { buildQuery, parseQuery, valueIn } from '../shell/query';
import { numberIn } from '../shell/query-values';
import { pathTo } from '../shell/screens';

const MAX_PAGES = 1000;

/** Parses the contributions query of an address; ignores invalid values. */
export function readContributionsQuery(search: string): ContributionQuery {
  const query = parseQuery(search);
  const kind = CONTRIBUTION_KINDS.find((item) => item.toLowerCase() === valueIn(query, 'kind'));
  const page = numberIn(valueIn(query, 'page'), MAX_PAGES) ?? 1;
  return { ...(kind && { kind }), ...(page > 1 && { page }) };
}

export const contributionsQuery = ({ kind, page = 1 }: ContributionQuery): string =>
  buildQuery([
    ...(kind ? [['kind', kind.toLowerCase()] as const] : []),
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ]);

/** The fragment id of the contributions list on the profile page. */
export const ACTIVITY_PART = 'given';

/** The profile page at the list of the member's contributions of a kind. */
export const contributionsPath = (query: ContributionQuery): string =>
  `${pathTo('profile')}${contributionsQuery(query)}#${ACTIVITY_PART}`;
