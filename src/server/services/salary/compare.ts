import type { components } from '../../../contracts/salary';
import { fairPay, toGrain } from '../../../core/fair-pay/fair-pay';
import { FEWEST_COMPANIES, OLDEST_MONTHS, yearsAround } from '../../../core/fair-pay/peers';
import { placeKind } from '../../../core/fair-pay/place-kinds';
import { isMixed, isWide, type PeerLevel, widen } from '../../../core/fair-pay/widening';
import { notFound } from '../../http/refusal';
import type { Services } from '../services';
import type { Catalogue, JobInFamily } from './catalogue';
import { monthsBefore } from './months';
import type { Named } from './queries';
import { type Lanes, type PlacedReport, readGroups } from './report-queries';

type Wire = components['schemas'];
type Question = Wire['PayQuestion'];

const PAISE = 100;

type Sources = Pick<Services, 'db' | 'now'> & { readonly catalogue: Catalogue };

/** What the ids of a question mean. */
interface Setting {
  readonly question: Question;
  readonly job: JobInFamily;
  readonly company: string | undefined;
  readonly place: Named;
  /** The places of the same kind. */
  readonly kin: readonly number[];
  readonly since: string;
  readonly until: string;
}

/** Two pays within the same ten thousand are one question. */
export const rounded = (question: Question): Question => ({
  ...question,
  yearlyPay: toGrain(question.yearlyPay * PAISE) / PAISE,
});

/** Where a pay stands; without the asker's own report, and with nothing of this month, so that no new report shows. */
export async function compare(
  sources: Sources,
  question: Question,
  ownSeal: string | undefined,
): Promise<Wire['FairPayAnswer']> {
  const setting = await settingOf(sources, question);
  const read = readerOf(sources.db, setting);
  const found = await widen(levelsFor(question), question.experienceYears, async (level) =>
    (await read(level)).filter(
      (report) => report.contributor !== ownSeal && (level !== 0 || report.placeId === question.placeId),
    ),
  );
  if (!found) return { standing: null };
  const outcome = fairPay(question.yearlyPay * PAISE, found.level, found.peers);
  if (outcome.kind === 'insufficient') return { standing: null };
  return {
    standing: {
      group: groupOf(setting, found.level),
      percentile: outcome.percentile,
      interval: Math.round(outcome.interval),
      verdict: outcome.verdict,
      isAbout: outcome.about,
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

/** Who names no company is compared from the city on. */
const levelsFor = ({ companyId }: Question): readonly PeerLevel[] =>
  companyId === undefined ? [2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5, 6];

/** Levels that are read in one go, from the one that is wanted on. */
const ROUNDS: readonly (readonly PeerLevel[])[] = [
  [1, 2, 3],
  [4, 5, 6],
];

/** Reads a level with those of its round that may be wanted next. */
function readerOf(db: Services['db'], setting: Setting) {
  const known = new Map<PeerLevel, readonly PlacedReport[]>();
  return async (level: PeerLevel): Promise<readonly PlacedReport[]> => {
    // The company in the city is a part of the company everywhere.
    const wanted = level === 0 ? 1 : level;
    if (!known.has(wanted)) {
      const levels = (ROUNDS.find((round) => round.includes(wanted)) ?? []).filter((one) => one >= wanted);
      const groups = await readGroups(
        db,
        levels.map((one) => lanesOf(setting, one)),
      );
      for (const [at, one] of levels.entries()) if (groups[at]) known.set(one, groups[at]);
    }
    return known.get(wanted) ?? [];
  };
}

async function settingOf({ catalogue, now }: Sources, question: Question): Promise<Setting> {
  const { jobProfileId, companyId, placeId } = question;
  const { jobs, places } = await catalogue.lists();
  const job = jobs.get(jobProfileId);
  const place = places.find(({ id }) => id === placeId);
  const company = companyId === undefined ? undefined : await catalogue.companyName(companyId);
  if (!job || !place || (companyId !== undefined && company === undefined)) throw notFound();
  return {
    question,
    job,
    company,
    place,
    kin: places.filter(({ name }) => placeKind(name) === placeKind(place.name)).map(({ id }) => id),
    since: monthsBefore(now(), OLDEST_MONTHS),
    until: monthsBefore(now(), 0),
  };
}

function lanesOf({ question, job, kin, since, until }: Setting, level: PeerLevel): Lanes {
  const { jobProfileId, companyId, placeId, experienceYears } = question;
  return {
    jobProfileIds: level === 6 ? job.family : [jobProfileId],
    ...(level < 2 && { companyId }),
    ...(level === 2 && { placeIds: [placeId] }),
    ...(level === 3 && { placeIds: kin }),
    ...(isMixed(level) && { fewestCompanies: FEWEST_COMPANIES }),
    years: yearsAround(experienceYears, isWide(level)),
    since,
    until,
  };
}

function groupOf({ question, job, company, place }: Setting, level: PeerLevel): Wire['PeerGroup'] {
  const years = yearsAround(question.experienceYears, isWide(level));
  return {
    level,
    role: level === 6 ? job.department : job.name,
    company: level < 2 ? (company ?? null) : null,
    place: level === 0 || level === 2 ? place.name : level === 3 ? placeKind(place.name) : null,
    fromYears: years.from,
    toYears: years.to,
  };
}
