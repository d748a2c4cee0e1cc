import type { components } from '../../../contracts/salary';

type Wire = components['schemas'];

interface Group {
  /** The company's slug; null for all companies. */
  readonly company: string | null;
  readonly experience: Wire['ExperienceBand'] | null;
  /** As the API returns them. */
  readonly figures: Wire['SalaryFigures'];
}

interface ReleasedJob extends Group {
  readonly of: 'job';
  readonly jobProfile: string;
  readonly jobProfileId: number;
  readonly place: string | null;
  readonly placeId: number | null;
  readonly split: { readonly bonusPercent: number; readonly stockPercent: number } | null;
}

interface ReleasedCollege extends Group {
  readonly of: 'college';
  /** The college's slug. */
  readonly college: string;
}

/** One group of people in a release, with everything that the site shows of it. */
export type ReleasedGroup = ReleasedJob | ReleasedCollege;

/** The file of a release, whose hash is in the public log: a line of JSON for each group, in the order of their text. */
export const releaseText = (groups: readonly ReleasedGroup[]): string =>
  groups
    .map((group) => `${JSON.stringify(group)}\n`)
    .sort()
    .join('');
