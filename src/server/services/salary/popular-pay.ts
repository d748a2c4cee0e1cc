import type { components } from '../../../contracts/salary';
import { toGrain } from '../../../core/fair-pay/fair-pay';
import { FEWEST_CONTRIBUTORS, OLDEST_MONTHS } from '../../../core/fair-pay/peers';
import { quantilesOf } from '../../../core/fair-pay/quantiles';
import type { Services } from '../services';
import { monthsBefore } from './months';
import { type JobCount, readPopularJobs } from './queries';
import { readReports } from './report-queries';

type PopularPay = components['schemas']['PopularPay'];

const ANY_YEARS = { from: 0, to: 15 };
const PAISE = 100;
/** As many as anybody may ask for. */
const MOST_PROFILES = 24;

/** The most reported job profiles with the middle half of what their newest reports say. */
export async function popularPay({ db, now }: Services): Promise<readonly PopularPay[]> {
  const months = { since: monthsBefore(now(), OLDEST_MONTHS), until: monthsBefore(now(), 0) };
  const rows: PopularPay[] = [];
  for (const job of await readPopularJobs(db, months, MOST_PROFILES)) {
    const reports = await readReports(db, { jobProfileIds: [job.id], years: ANY_YEARS, ...months });
    if (new Set(reports.map(({ contributor }) => contributor)).size >= FEWEST_CONTRIBUTORS)
      rows.push(present(job, reports));
  }
  return rows;
}

function present(job: JobCount, reports: readonly { readonly amount: number }[]): PopularPay {
  const weighed = reports.map(({ amount }) => ({ amount, weight: 1 }));
  const [p25, p50, p75] = quantilesOf([0.25, 0.5, 0.75], weighed);
  return {
    jobProfileId: job.id,
    jobProfile: job.name,
    department: job.department,
    p25: toGrain(p25) / PAISE,
    p50: toGrain(p50) / PAISE,
    p75: toGrain(p75) / PAISE,
    reports: job.reports,
  };
}
