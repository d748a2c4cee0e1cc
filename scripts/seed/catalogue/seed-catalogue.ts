import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { insertRows } from '../insert-rows';
import { COLLEGES } from './colleges';
import { type Company, companiesUpTo } from './companies';
import { DEPARTMENTS } from './departments';
import { INDUSTRIES } from './industries';
import { PLACES } from './places';
import { TOPICS } from './topics';

/** The choice for an unlisted industry; no seeded company has it. */
const OTHER = { name: 'Other' };

/** Seeds the lists for choosing, and the companies of a range of their list. */
export async function seedCatalogue(
  db: Kysely<Tables>,
  fromCompany: number,
  toCompany: number,
): Promise<void> {
  if (fromCompany === 0) {
    await seedLists(db);
    await seedTopicsAndDepartments(db);
  }
  const companies = companiesUpTo(toCompany).slice(fromCompany);
  await insertRows(db, 'companies', companies.map(companyRow));
  await insertRows(db, 'communities', companies.map(communityRow));
}

async function seedLists(db: Kysely<Tables>): Promise<void> {
  await insertRows(
    db,
    'industries',
    [...INDUSTRIES, OTHER].map(({ name }, index) => ({ id: index + 1, name })),
  );
  await insertRows(
    db,
    'departments',
    DEPARTMENTS.map(({ name }, index) => ({ id: index + 1, name })),
  );
  await insertRows(
    db,
    'places',
    PLACES.map(([name, state], index) => ({ id: index + 1, name, state })),
  );
  await insertRows(
    db,
    'colleges',
    COLLEGES.map(({ id, name, placeId }) => ({ id, name, place_id: placeId })),
  );
  await insertRows(
    db,
    'job_profiles',
    JOB_PROFILES.map(({ id, name, departmentId }) => ({ id, name, department_id: departmentId })),
  );
}

async function seedTopicsAndDepartments(db: Kysely<Tables>): Promise<void> {
  await insertRows(
    db,
    'communities',
    TOPICS.map(({ id, name, slug, category }) => ({
      type: 'TOPIC' as const,
      entity_id: id,
      name,
      slug,
      logo: `/art/kolam/${slug}.svg`,
      category,
    })),
  );
  await insertRows(
    db,
    'communities',
    DEPARTMENTS.map(({ name, slug }, index) => ({
      type: 'DEPARTMENT' as const,
      entity_id: index + 1,
      name,
      slug,
      logo: `/art/kolam/${slug}.svg`,
      category: 'Departments',
    })),
  );
}

export interface NumberedJob {
  readonly id: number;
  readonly name: string;
  readonly departmentId: number;
  readonly from: number;
  readonly to: number;
}

export const JOB_PROFILES: readonly NumberedJob[] = DEPARTMENTS.flatMap(({ jobs }, department) =>
  jobs.map((job) => ({ ...job, departmentId: department + 1 })),
).map((job, index) => ({ ...job, id: index + 1 }));

const companyRow = (company: Company) => ({
  id: company.id,
  name: company.name,
  url_name: company.urlName,
  logo: company.logo,
  industry_id: company.industryId,
  headquarters_id: company.placeId,
  rating: company.rating,
  reviews: company.reviews,
  founded_year: company.foundedYear,
  employees: company.employees,
});

const communityRow = (company: Company) => ({
  type: 'COMPANY' as const,
  entity_id: company.id,
  name: company.name,
  slug: company.urlName,
  logo: `/alpha/company/photos/logos/${company.logo}.jpg`,
  category: company.industry.name,
});
