import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { type Company, companiesUpTo, FIRST_COMPANY_ID } from '../catalogue/companies';
import { Dice } from '../dice';
import { insertRows } from '../insert-rows';
import { factsOf } from './company-facts';

/** Seeds the facts of a range of companies. */
export async function plantCompanyFacts(db: Kysely<Tables>, from: number, to: number): Promise<void> {
  const all = companiesUpTo(to);
  const told = all.slice(from).map((company) => ({ company, ...factsOf(company) }));
  await updateCompanies(db, told, all);
  await insertRows(
    db,
    'company_offices',
    told.flatMap(({ company, offices }) =>
      offices.map((one) => ({
        company_id: company.id,
        place_id: one.placeId,
        location_url: one.locationUrl,
        address: one.address,
        is_headquarters: one.isHeadquarters,
      })),
    ),
  );
  await insertRows(
    db,
    'company_leaders',
    told.flatMap(({ company, leaders }) =>
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
    told.flatMap(({ company, photos }) =>
      photos.map((photo, at) => ({ company_id: company.id, position: at + 1, ...photo })),
    ),
  );
  await insertRows(
    db,
    'company_benefits',
    told.flatMap(({ company, benefits }) => benefits.map((one) => ({ company_id: company.id, ...one }))),
  );
  // A bigger world has nearer neighbours for everybody.
  await db.deleteFrom('company_comparisons').execute();
  await insertRows(
    db,
    'company_comparisons',
    all.flatMap((company) => comparisonsOf(company, all)),
  );
}

type Told = ReturnType<typeof factsOf> & { readonly company: Company };

async function updateCompanies(
  db: Kysely<Tables>,
  told: readonly Told[],
  all: readonly Company[],
): Promise<void> {
  const column = <Value>(of: (one: Told) => Value): readonly Value[] => told.map(of);
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

/** The first dozen have no parent; one in nine of the others belongs to an earlier company without a parent. */
function parentOf(company: Company, all: readonly Company[]): number | null {
  const at = company.id - FIRST_COMPANY_ID;
  if (at < 12 || at % 9 !== 4) return null;
  const owners = all.slice(0, Math.min(at, 60)).filter((_, place) => place < 12 || place % 9 !== 4);
  return new Dice(`owner ${company.name}`).pick(owners).id;
}

const COMPARED = 4;

/** People compare what is near: the same industry first, then the same size. */
function comparisonsOf(company: Company, all: readonly Company[]) {
  const distance = (other: Company) =>
    (other.industryId === company.industryId ? 0 : 10_000) + Math.abs(other.id - company.id);
  return all
    .filter(({ id }) => id !== company.id)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, COMPARED)
    .map((other, position) => ({ company_id: company.id, other_id: other.id, position }));
}
