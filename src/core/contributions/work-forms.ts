import type { ToldThingKind } from '../posts/post-actions-port';
import { closedTable } from '../shared/closed-table';
import { buildQuery } from '../shell/query';
import { pathTo, type ScreenId } from '../shell/screens';
import type { Contribution } from './contributions-port';
import type { ToldKind } from './unsent-forms';

/** What is told of one's work in a form. */
export type WorkKind = Exclude<Contribution['kind'], 'POST' | 'COMMENT'>;

const FORMS = closedTable({
  REVIEW: 'contribute-review',
  INTERVIEW: 'contribute-interview',
  PHOTOS: 'photo-upload',
  SALARY: 'contribute-salary',
  BENEFITS: 'contribute-benefits',
} as const satisfies Record<WorkKind, ScreenId>);

/** A form is called by its contract's word among contributions. */
export const WORK_KINDS: Readonly<Record<ToldKind, WorkKind>> = {
  review: 'REVIEW',
  interview: 'INTERVIEW',
  photo: 'PHOTOS',
  salary: 'SALARY',
  benefits: 'BENEFITS',
};

/** A contribution that is told in a form, and may be told anew there. */
export type WorkContribution = Contribution & { readonly kind: WorkKind };

export const isWork = (given: Contribution): given is WorkContribution => given.kind in FORMS;

const JUDGED = { REVIEW: 'REVIEW', INTERVIEW: 'INTERVIEW', PHOTOS: 'PHOTO' } as const;

/** As what moderators decide on it; nobody reports what stands nowhere alone. */
export const judgedKind = (kind: WorkKind): ToldThingKind | undefined =>
  kind in JUDGED ? JUDGED[kind as keyof typeof JUDGED] : undefined;

/** Where it is told, or told anew. */
export const workFormPath = (kind: WorkKind, id?: string): string =>
  pathTo(FORMS[kind]) + buildQuery(id === undefined ? [] : [['rid', id]]);

/** Where a live one is looked at: a review on its page, the newest first. */
export const viewPath = ({ kind, id, path }: WorkContribution): string | undefined =>
  path && kind === 'REVIEW' ? `${path}${buildQuery([['sort', 'newToOld']])}#review-${id}` : path;
