import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { type Company, companiesUpTo, FIRST_COMPANY_ID } from '../catalogue/companies';
import { insertRows } from '../insert-rows';
import { SeededRandom } from '../seeded-random';
import { factsOf } from './company-facts';

/** Seeds the facts of a range of companies. */
export async function seedCompanyFacts(db: Kysely<Tables>, from: number, to: number): Promise<void> {
  const all = companiesUpTo(to);
  const facts = all.slice(from).map((company) => ({ company, ...factsOf(company) }));
  await updateCompanies(db, facts, all);
  await insertRows(
    db,
    'company_locations',
    facts.flatMap(({ company, offices }) =>
      offices.map((locationFact) => ({
        company_id: company.id,
        place_id: locationFact.placeId,
        location_url: locationFact.locationUrl,
        address: locationFact.address,
        is_headquarters: locationFact.isHeadquarters,
      })),
    ),
  );
  await insertRows(
    db,
    'company_leaders',
    facts.flatMap(({ company, leaders }) =>
      leaders.map(({ name, title, sinceYear }, position) => ({
        company_id: company.id,
        position,
        name,
        title,
        since_year: sinceYear,
      })),
    ),
  );
  await insertRows(
    db,
    'company_photos',
    facts.flatMap(({ company, photos }) =>
      photos.map((photo, index) => ({ company_id: company.id, position: index + 1, ...photo })),
    ),
  );
  await insertRows(
    db,
    'company_benefits',
    facts.flatMap(({ company, benefits }) => benefits.map((item) => ({ company_id: company.id, ...item }))),
  );
  // More companies mean closer matches.
  await db.deleteFrom('company_comparisons').execute();
  await insertRows(
    db,
    'company_comparisons',
    all.flatMap((company) => comparisonsOf(company, all)),
  );
}

type FactRow = ReturnType<typeof factsOf> & { readonly company: Company };

async function updateCompanies(
  db: Kysely<Tables>,
  facts: readonly FactRow[],
  all: readonly Company[],
): Promise<void> {
  const column = <Value>(select: (row: FactRow) => Value): readonly Value[] => facts.map(select);
  await sql`
    update companies c set
      employees_worldwide = known.worldwide, website = known.website, about = known.about,
      mission = known.mission, is_claimed = known.is_claimed, parent_id = known.parent_id,
      benefit_reporters = known.reporters
    from unnest(
      ${column(({ company }) => company.id)}::integer[], ${column(({ worldwide }) => worldwide)}::text[],
      ${column(({ website }) => website)}::text[], ${column(({ about }) => about)}::text[],
      ${column(({ mission }) => mission)}::text[], ${column(({ isClaimed }) => isClaimed)}::boolean[],
      ${column(({ company }) => parentOf(company, all))}::integer[],
      ${column(({ benefitReporters }) => benefitReporters)}::integer[]
    ) as known (id, worldwide, website, about, mission, is_claimed, parent_id, reporters)
    where c.id = known.id`.execute(db);
}

/**
 * The first dozen have no parent; one in nine of the others belongs to an earlier company without a parent.
 */
function parentOf(company: Company, all: readonly Company[]): number | null {
  const position = company.id - FIRST_COMPANY_ID;
  if (position < 12 || position % 9 !== 4) return null;
  const owners = all.slice(0, Math.min(position, 60)).filter((_, place) => place < 12 || place % 9 !== 4);
  return new SeededRandom(`owner ${company.name}`).pick(owners).id;
}

const COMPARED = 4;

/** People compare similar companies: the same industry first, then the same size. */
function comparisonsOf(company: Company, all: readonly Company[]) {
  const distance = (other: Company) =>
    (other.industryId === company.industryId ? 0 : 10_000) + Math.abs(other.id - company.id);
  return all
    .filter(({ id }) => id !== company.id)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, COMPARED)
    .map((candidate, position) => ({ company_id: company.id, other_id: candidate.id, position }));
}
