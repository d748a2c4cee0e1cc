import type { Company, CompanyCounts } from '../companies/company';
import { closedTable } from '../shared/closed-table';
import { buildQuery } from '../shell/query';
import { screenOf } from '../shell/screen-of';
import { pathTo } from '../shell/screens';
import type { ActivityCount, Contribution } from './contributions-port';
import { type WorkKind, workFormPath } from './work-forms';

/** The default order. */
const STEPS: readonly WorkKind[] = ['REVIEW', 'SALARY', 'INTERVIEW', 'BENEFITS', 'PHOTOS'];

const COUNTS = closedTable({
  REVIEW: 'reviews',
  SALARY: 'salaries',
  INTERVIEW: 'interviews',
  BENEFITS: 'benefits',
  PHOTOS: 'photos',
} as const satisfies Record<WorkKind, keyof CompanyCounts>);

export interface NextStep {
  readonly kind: WorkKind;
  /** How many the company has; unknown without a company. */
  readonly available: number | undefined;
  /** How many the member contributed, anywhere. */
  readonly own: number;
  readonly path: string;
}

interface Facts {
  /** The kind that was just contributed is not suggested again. */
  readonly contributed: WorkKind | undefined;
  readonly own: readonly ActivityCount[];
  readonly company: Company | undefined;
}

/** What to contribute next: first what the member has never contributed, then what the company has least of. */
export function nextSteps({ contributed, own, company }: Facts): readonly NextStep[] {
  return STEPS.filter((kind) => kind !== contributed)
    .map((kind) => ({
      kind,
      available: company?.counts[COUNTS[kind]],
      own: own.find((count) => count.kind === kind)?.count ?? 0,
      path: workFormPath(kind) + buildQuery(company ? [['CompanyName', company.name]] : []),
    }))
    .sort((a, b) => Number(a.own > 0) - Number(b.own > 0) || (a.available ?? 0) - (b.available ?? 0));
}

/** `k` names the kind and `rid` the contribution, as in links that edit one. */
export const nextStepPath = (kind: WorkKind, id: string): string =>
  pathTo('contribute-next') +
  buildQuery([
    ['rid', id],
    ['k', kind.toLowerCase()],
  ]);

export const contributedKind = (k: string | undefined): WorkKind | undefined =>
  STEPS.find((kind) => kind.toLowerCase() === k?.toLowerCase());

/** The company a contribution was published for; a salary has no page. */
export const companyUrlOf = (contribution: Contribution | undefined): string | undefined => {
  const params = contribution?.path === undefined ? undefined : screenOf(contribution.path)?.params;
  return params?.urlName;
};
