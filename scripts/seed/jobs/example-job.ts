import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { parse } from 'yaml';
import type { components } from '../../../src/contracts/jobs';
import type { Tables } from '../../../src/server/db/tables';
import type { Services } from '../../../src/server/services/services';
import { FIRST_COMPANY_ID } from '../catalogue/companies';
import { PLACES } from '../catalogue/places';
import { insertOpenings } from './seed-jobs';

const contribution = (
  parse(readFileSync(new URL('../../../openapi/jobs.yaml', import.meta.url), 'utf8')) as {
    paths: Record<
      string,
      { get: { responses: Record<string, { content: Record<string, { example: unknown }> }> } }
    >;
  }
).paths['/v1/jobs/{jobId}']?.get.responses['200']?.content['application/json']
  ?.example as components['schemas']['Job'];

const A_DAY = 86_400_000;

/** The opening the contract's example speaks of, posted eight days ago. */
export async function seedExampleJob(db: Kysely<Tables>, services: Pick<Services, 'now'>): Promise<void> {
  const { card, about, duties, applyUrl } = contribution;
  const day = (before: number) =>
    new Date(services.now().getTime() - before * A_DAY).toISOString().slice(0, 10);
  await insertOpenings(db, [
    {
      row: {
        id: card.jobId,
        company_id: FIRST_COMPANY_ID,
        job_profile_id: 1,
        title: card.title,
        employment: card.employment,
        from_years: card.fromYears,
        to_years: card.toYears,
        min_ctc: card.minCtc,
        max_ctc: card.maxCtc,
        currency: card.currency,
        skills: [...card.skills],
        about,
        duties: [...duties],
        apply_url: applyUrl,
        posted_on: day(8),
        confirmed_on: day(2),
      },
      placeIds: card.places.map((name) => PLACES.findIndex(([place]) => place === name) + 1),
    },
  ]);
}
