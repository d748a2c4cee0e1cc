import type { Company } from '../catalogue/companies';
import { DEPARTMENTS } from '../catalogue/departments';
import { INDUSTRIES } from '../catalogue/industries';
import { JOB_PROFILES, type NumberedJob } from '../catalogue/seed-catalogue';
import type { SeededRandom } from '../seeded-random';

/** Medical representatives are the only salespeople who need a pharma company. */
const NEEDS_INDUSTRY = new Map([['Medical representative', ['Pharma', 'Healthcare']]]);

const industriesOf = (job: NumberedJob): readonly string[] | undefined =>
  NEEDS_INDUSTRY.get(job.name) ?? DEPARTMENTS[job.departmentId - 1]?.industries;

/** Whether the company has this kind of work: only hospitals have nurses, every company has accountants. */
export const employs = ({ industry }: Company, job: NumberedJob): boolean =>
  industriesOf(job)?.includes(industry.name) ?? true;

/** The share of employees in the industry's main jobs, such as nurses in a hospital. */
const OWN_TRADES = 0.65;
/** In these industries most people build or sell software, or support customers. */
const FEWER_OWN_TRADES = new Map([
  ['FinTech', 0.25],
  ['E-commerce', 0.3],
  ['FMCG', 0.5],
]);

/** The jobs of each industry, the most common first. */
const OWN = new Map(
  INDUSTRIES.map(({ name }) => {
    const own = JOB_PROFILES.filter((job) => industriesOf(job)?.includes(name));
    return [
      name,
      [
        ...own.filter((job) => !NEEDS_INDUSTRY.has(job.name)),
        ...own.filter((job) => NEEDS_INDUSTRY.has(job.name)),
      ],
    ];
  }),
);

export function jobAt(rng: SeededRandom, company: Company): NumberedJob {
  const own = OWN.get(company.industry.name) ?? [];
  const share = FEWER_OWN_TRADES.get(company.industry.name) ?? OWN_TRADES;
  if (own.length > 0 && rng.chance(share)) return own[rng.favourite(own.length, 1.2)] ?? rng.pick(own);
  for (;;) {
    const job = JOB_PROFILES[rng.favourite(JOB_PROFILES.length, 1.7)] ?? rng.pick(JOB_PROFILES);
    if (industriesOf(job) === undefined) return job;
  }
}
