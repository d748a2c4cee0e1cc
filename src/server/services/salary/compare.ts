import type { components } from '../../../contracts/salary';
import { fairPay, toGrain } from '../../../core/fair-pay/fair-pay';
import { OLDEST_MONTHS, yearsAround } from '../../../core/fair-pay/peers';
import { placeKind } from '../../../core/fair-pay/place-kinds';
import { isWide, type PeerLevel, widen } from '../../../core/fair-pay/widening';
import { notFound } from '../../http/refusal';
import type { Services } from '../services';
import { monthsBefore } from './months';
import { type Lanes, type Named, type PlacedReport, readReports, readSetting } from './queries';

type Wire = components['schemas'];
type Question = Wire['PayQuestion'];

const PAISE = 100;

/** What the ids of a question mean. */
interface Setting {
  readonly question: Question;
  readonly job: { readonly name: string; readonly department: string; readonly family: readonly number[] };
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
  services: Services,
  question: Question,
  ownSeal: string | undefined,
): Promise<Wire['FairPayAnswer']> {
  const setting = await settingOf(services, question);
  // The company in the city and the company everywhere are read from the same lanes.
  let company: Promise<readonly PlacedReport[]> | undefined;
  const found = await widen(levelsFor(question), question.experienceYears, async (level) => {
    const read = () => readReports(services.db, lanesOf(setting, level));
    company ??= level < 2 ? read() : undefined;
    const reports = await (level < 2 ? company : read());
    return (reports ?? []).filter(
      (report) => report.contributor !== ownSeal && (level !== 0 || report.placeId === question.placeId),
    );
  });
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

async function settingOf({ db, now }: Services, question: Question): Promise<Setting> {
  const { companyId, placeId } = question;
  const known = await readSetting(db, question);
  const place = known?.places.find(({ id }) => id === placeId);
  if (!known || !place || (companyId !== undefined && known.company === null)) throw notFound();
  return {
    question,
    job: known,
    company: known.company ?? undefined,
    place,
    kin: known.places.filter(({ name }) => placeKind(name) === placeKind(place.name)).map(({ id }) => id),
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
