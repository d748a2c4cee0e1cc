import type { components } from '../../../contracts/salary';
import { bandOf, type ExperienceBand, yearsOfBand } from '../../../core/salaries/bands';
import { fairPay } from '../../../core/salaries/fair-pay';
import { quarterNumber } from '../../../core/salaries/figures';
import { placeKind } from '../../../core/salaries/place-kinds';
import {
  isOfAnyExperience,
  type PeerGroupFound,
  type PeerLevel,
  widen,
} from '../../../core/salaries/widen-group';
import { notFound } from '../../http/refusal';
import { ResultCache } from '../../result-cache';
import type { Services } from '../services';
import { type BucketFilter, readBuckets } from './bucket-queries';
import type { Catalogue, JobInFamily } from './catalogue';
import { monthsBefore } from './months';
import type { Named } from './queries';

type Wire = components['schemas'];
type Question = Wire['PayQuestion'];

const PAISE = 100;
const A_MINUTE = 60_000;
const MAX_GROUPS = 5000;

interface Setting {
  readonly job: JobInFamily & { readonly id: number };
  readonly company: { readonly id: number; readonly name: string } | undefined;
  readonly place: Named;
  /** The places of the same kind. */
  readonly kin: readonly number[];
  readonly band: ExperienceBand;
}

/**
 * Ranks a salary among published buckets. Two questions about one group use the same people, so no response
 * reveals more than the group's published amounts.
 */
export function makeComparison(
  { db, now }: Pick<Services, 'db' | 'now'>,
  catalogue: Catalogue,
): (question: Question) => Promise<Wire['FairPayAnswer']> {
  const groups = new ResultCache<PeerGroupFound | undefined>({ ttl: A_MINUTE, max: MAX_GROUPS }, now);
  return async (question) => {
    const setting = await settingOf(catalogue, question);
    const found = await groups.get(groupKey(question), () => readGroup(db, setting, now()));
    return found ? present(question, setting, found) : { comparison: null };
  };
}

/** All questions with the same key use the same people. */
const groupKey = ({ jobProfileId, companyId, placeId, experienceYears }: Question): string =>
  [jobProfileId, companyId, placeId, bandOf(experienceYears)].join(' ');

const readGroup = (db: Services['db'], setting: Setting, now: Date): Promise<PeerGroupFound | undefined> => {
  const quarter = quarterNumber(monthsBefore(now, 0));
  return widen(levelsFor(setting), (level) => readBuckets(db, filterOf(setting, level), quarter));
};

/** Without a company the comparison starts with the city. */
const levelsFor = ({ company }: Setting): readonly PeerLevel[] =>
  company === undefined ? [2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5, 6];

function filterOf({ job, company, place, kin, band }: Setting, level: PeerLevel): BucketFilter {
  const places = level === 0 || level === 2 ? [place.id] : level === 3 ? kin : undefined;
  return {
    jobs: level === 6 ? job.family : [job.id],
    company: level < 2 ? company?.id : undefined,
    places,
    band: isOfAnyExperience(level) ? undefined : band,
  };
}

async function settingOf(catalogue: Catalogue, question: Question): Promise<Setting> {
  const { jobProfileId, companyId, placeId, experienceYears } = question;
  const { jobs, places } = await catalogue.lists();
  const job = jobs.get(jobProfileId);
  const place = places.find(({ id }) => id === placeId);
  const name = companyId === undefined ? undefined : await catalogue.companyName(companyId);
  if (!job || !place || (companyId !== undefined && name === undefined)) throw notFound();
  return {
    job: { ...job, id: jobProfileId },
    company: companyId === undefined || name === undefined ? undefined : { id: companyId, name },
    place,
    kin: places.filter((named) => placeKind(named.name) === placeKind(place.name)).map(({ id }) => id),
    band: bandOf(experienceYears),
  };
}

function present(
  { yearlyPay }: Question,
  setting: Setting,
  { level, peers }: PeerGroupFound,
): Wire['FairPayAnswer'] {
  const outcome = fairPay(yearlyPay * PAISE, level, peers);
  if (outcome.kind === 'insufficient') return { comparison: null };
  return {
    comparison: {
      group: groupOf(setting, level),
      band: outcome.band,
      likely: outcome.likely,
      verdict: outcome.verdict,
      p10: outcome.p10 / PAISE,
      p25: outcome.p25 / PAISE,
      p50: outcome.p50 / PAISE,
      p75: outcome.p75 / PAISE,
      p90: outcome.p90 / PAISE,
      gapPercent: outcome.gap,
      contributors: outcome.contributors,
      confidence: outcome.confidence,
    },
  };
}

function groupOf({ job, company, place, band }: Setting, level: PeerLevel): Wire['PeerGroup'] {
  return {
    level,
    role: level === 6 ? job.department : job.name,
    company: level < 2 ? (company?.name ?? null) : null,
    place: level === 0 || level === 2 ? place.name : level === 3 ? placeKind(place.name) : null,
    ...(isOfAnyExperience(level) ? { fromYears: 0, toYears: 15 } : yearsOfBand(band)),
  };
}
