import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import type { Services } from '../../../src/server/services/services';
import { type Company, companiesUpTo, FIRST_COMPANY_ID } from '../catalogue/companies';
import { PLACES } from '../catalogue/places';
import { SeededRandom } from '../seeded-random';
import { factsOf } from './company-facts';
import { MESSAGES, PRIZES, SECTIONS, UPDATES } from './story-texts';

const A_DAY = 86_400_000;
const AT_ONCE = 2000;

/** Seeds the stories of managed pages and their view and search counts. */
export async function seedStories(
  db: Kysely<Tables>,
  { now }: Pick<Services, 'now'>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const all = companiesUpTo(to).slice(from);
  const stories = all
    .filter((company) => factsOf(company).isClaimed)
    .map((company) => storyOf(company, now()));
  await insert(
    db,
    'company_updates',
    stories.flatMap(({ updates }) => updates),
  );
  await insert(
    db,
    'company_sections',
    stories.flatMap(({ sections }) => sections),
  );
  await insert(
    db,
    'company_prizes',
    stories.flatMap(({ prizes }) => prizes),
  );
  await sql`
    update companies c set leader_message = stories.message
    from unnest(${stories.map(({ id }) => id)}::integer[], ${stories.map(({ message }) => message)}::text[])
      as stories (id, message)
    where c.id = stories.id`.execute(db);
  await insert(db, 'company_interest', all.map(interestIn));
}

function storyOf(company: Company, now: Date) {
  const rng = new SeededRandom(`story ${company.name}`);
  const place = PLACES[company.placeId - 1]?.[0] ?? 'India';
  const isExample = company.id === FIRST_COMPANY_ID;
  const days = (many: number) => new Date(now.getTime() - many * A_DAY).toISOString().slice(0, 10);
  const pick = <Thing>(items: readonly Thing[], max: number) =>
    rng.shuffled([...items]).slice(0, isExample ? max : rng.whole(0, max));
  return {
    id: company.id,
    message: rng.pick(MESSAGES),
    updates: pick(UPDATES, 6).map((facts, position) => ({
      company_id: company.id,
      position,
      ...facts(place),
      written_on: days(4 + position * rng.whole(12, 30)),
    })),
    sections: pick(SECTIONS, 3).map((facts, index) => ({
      company_id: company.id,
      position: index + 1,
      ...facts,
      image_url: index === 0 ? `/art/scene/${company.logo}story-cafe.svg` : null,
    })),
    prizes: pick(PRIZES, 3).map((prize, position) => ({
      company_id: company.id,
      position,
      ...prize,
      year: rng.whole(2021, 2025),
    })),
  };
}

function interestIn(company: Company) {
  const rng = new SeededRandom(`interest ${company.name}`);
  const visits = Math.round(company.reviews * (20 + 60 * rng.unit()));
  return { company_id: company.id, visits, searches: Math.round(visits * (0.1 + 0.2 * rng.unit())) };
}

type StoryTable = 'company_updates' | 'company_sections' | 'company_prizes' | 'company_interest';

async function insert<Table extends StoryTable>(
  db: Kysely<Tables>,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const columns = Object.keys(rows[0] ?? {});
    const values = rows.slice(from, from + AT_ONCE).map((row) => sql`(${sql.join(Object.values(row))})`);
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      values ${sql.join(values)}`.execute(db);
  }
}
