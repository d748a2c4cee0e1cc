import type { CompanyContributionKind } from '../posts/post-actions-port';
import { closedTable } from '../shared/closed-table';
import { buildQuery } from '../shell/query';
import { pathTo, type ScreenId } from '../shell/screens';
import type { Contribution } from './contributions-port';
import type { ContributionFormKind } from './unsent-forms';

/** Contributions that have a form. */
export type WorkKind = Exclude<Contribution['kind'], 'POST' | 'COMMENT'>;

const FORMS = closedTable({
  REVIEW: 'contribute-review',
  INTERVIEW: 'contribute-interview',
  PHOTOS: 'photo-upload',
  SALARY: 'contribute-salary',
  BENEFITS: 'contribute-benefits',
} as const satisfies Record<WorkKind, ScreenId>);

/** Maps draft kinds to the contribution kinds of the contract. */
export const WORK_KINDS: Readonly<Record<ContributionFormKind, WorkKind>> = {
  review: 'REVIEW',
  interview: 'INTERVIEW',
  photo: 'PHOTOS',
  salary: 'SALARY',
  benefits: 'BENEFITS',
};

export type WorkContribution = Contribution & { readonly kind: WorkKind };

export const isWork = (contribution: Contribution): contribution is WorkContribution =>
  contribution.kind in FORMS;

const MODERATED = { REVIEW: 'REVIEW', INTERVIEW: 'INTERVIEW', PHOTOS: 'PHOTO' } as const;

/** The kind that moderators decide on; undefined for kinds that are never published individually. */
export const moderatedKind = (kind: WorkKind): CompanyContributionKind | undefined =>
  kind in MODERATED ? MODERATED[kind as keyof typeof MODERATED] : undefined;

export const workFormPath = (kind: WorkKind, id?: string): string =>
  pathTo(FORMS[kind]) + buildQuery(id === undefined ? [] : [['rid', id]]);

/** A review opens on the page of its company, sorted newest first. */
export const viewPath = ({ kind, id, path }: WorkContribution): string | undefined =>
  path && kind === 'REVIEW' ? `${path}${buildQuery([['sort', 'newToOld']])}#review-${id}` : path;
