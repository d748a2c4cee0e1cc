import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { parse } from 'yaml';
import type { components } from '../../../src/contracts/jobs';
import type { Tables } from '../../../src/server/db/tables';
import type { Services } from '../../../src/server/services/services';
import { FIRST_COMPANY_ID } from '../catalogue/companies';
import { PLACES } from '../catalogue/places';
import { seedApplicationAddresses, seedApplications } from './seed-applications';
import { insertOpenings } from './seed-jobs';

type Wire = components['schemas'];

const { paths } = parse(
  readFileSync(new URL('../../../openapi/jobs.yaml', import.meta.url), 'utf8'),
) as ExamplePaths;
const contribution = paths['/v1/jobs/{jobId}'].get.responses['200'].content['application/json'].example;
const { resume } = paths['/v1/jobs/{jobId}/application'].post.requestBody.content['application/json'].example;

interface Example<Shape> {
  readonly content: { readonly 'application/json': { readonly example: Shape } };
}
interface ExamplePaths {
  readonly paths: {
    readonly '/v1/jobs/{jobId}': {
      readonly get: { readonly responses: { readonly 200: Example<Wire['Job']> } };
    };
    readonly '/v1/jobs/{jobId}/application': {
      readonly post: { readonly requestBody: Example<Wire['JobApplicationInput']> };
    };
  };
}

const A_DAY = 86_400_000;

/** The opening of the contract's example, posted eight days ago. */
export async function seedExampleJob(db: Kysely<Tables>, services: Services): Promise<void> {
  const { card, about, duties, questions } = contribution;
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
        apply_url: card.applyUrl,
        questions: [...questions],
        posted_on: day(8),
        confirmed_on: day(2),
      },
      placeIds: card.places.map((name) => PLACES.findIndex(([place]) => place === name) + 1),
    },
  ]);
  await db.updateTable('companies').set({ is_claimed: true }).where('id', '=', FIRST_COMPANY_ID).execute();
  await seedApplicationAddresses(db);
  const yesterday = () => new Date(services.now().getTime() - A_DAY);
  await seedApplications({ ...services, db, now: yesterday }, [card.jobId], Buffer.from(resume, 'base64'));
}
