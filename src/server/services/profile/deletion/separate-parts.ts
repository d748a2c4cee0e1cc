import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { writeDecoys } from '../../../db/decoy-rows';
import type { AccountDeletionKind, DeletionChoiceRow } from '../../../db/profile-tables';
import { inRandomOrder } from '../../notifications/in-random-order';
import type { Services } from '../../services';
import { dayOf } from '../career/valid-experience';
import { resealVotes } from './account-deletion-queries';
import type { sealsOf } from './account-seals';
import { saveAccountDeletions } from './ending-queries';

type Db = Services['db'];
type Seals = ReturnType<typeof sealsOf>;
type FateOf = (kind: AccountDeletionKind) => DeletionChoiceRow['fate'];

const A_DAY_MS = 86_400_000;

interface SealedIn {
  readonly table: string;
  readonly column: string;
}

interface Part {
  readonly purpose: keyof Seals;
  readonly kinds: readonly AccountDeletionKind[];
  readonly column?: SealedIn;
  /** Whether the rows name a company each. */
  readonly isOfCompanies?: true;
}

const ofCompanies = (purpose: keyof Seals, kind: AccountDeletionKind, table: string): Part => ({
  purpose,
  kinds: [kind],
  column: { table, column: 'author_seal' },
  isOfCompanies: true,
});

const ALIASES = { table: 'aliases', column: 'owner_seal' };

/** An account's contributions by their seal. Votes are last because they may be cast on the other parts. */
const PARTS: readonly Part[] = [
  { purpose: 'face ANONYMOUS', kinds: ['CHAT', 'COMMENT', 'POST'], column: ALIASES },
  { purpose: 'face DESIGNATION', kinds: ['CHAT', 'COMMENT', 'POST'], column: ALIASES },
  ofCompanies('review', 'REVIEW', 'company_reviews'),
  { purpose: 'salary', kinds: ['SALARY'], column: { table: 'salary_reports', column: 'contributor_seal' } },
  ofCompanies('interview', 'INTERVIEW', 'interviews'),
  ofCompanies('benefits', 'BENEFITS', 'benefit_reports'),
  ofCompanies('photos', 'PHOTOS', 'photo_reports'),
  { purpose: 'vote', kinds: ['VOTE'] },
];

/** After the days of the parts: days for what a part has about further companies. */
const LATER_DAYS = Array.from({ length: 20 }, (_, index) => PARTS.length + index);

/**
 * Privacy: nothing may show what belonged to one account. Each part gets a new seal, which looks like any other, and ends on a
 * different day. So does what a part has about each company: reviews that disappear together tell a career.
 */
export async function separateParts(services: Services, seals: Seals, fateOf: FateOf): Promise<void> {
  const days = inRandomOrder(PARTS.map((_, day) => day));
  const later = [...inRandomOrder(LATER_DAYS)];
  for (const [index, part] of PARTS.entries()) {
    const seal = seals[part.purpose];
    const [, ...further] = part.isOfCompanies ? await companiesOf(services.db, part, seal) : [];
    for (const company of further)
      await separate(services, part, { seal, fateOf, company, waits: later.pop() ?? anyLaterDay() });
    await separate(services, part, { seal, fateOf, waits: days[index] ?? 0 });
  }
}

const anyLaterDay = (): number => PARTS.length + randomInt(LATER_DAYS.length);

async function companiesOf(db: Db, { column }: Part, seal: string): Promise<readonly number[]> {
  if (column === undefined) return [];
  const { rows } = await sql<{ company_id: number }>`
    select distinct company_id from ${sql.table(column.table)} where ${sql.ref(column.column)} = ${seal}`.execute(
    db,
  );
  return inRandomOrder(rows.map(({ company_id }) => company_id));
}

interface Separated {
  readonly seal: string;
  readonly fateOf: FateOf;
  /** Only what is about this company. */
  readonly company?: number;
  /** Days. */
  readonly waits: number;
}

/** After this, nothing links the part to the account or to its other parts. */
async function separate(
  services: Services,
  { kinds, column }: Part,
  { seal: from, fateOf, company, waits }: Separated,
): Promise<void> {
  const { db, newId, now } = services;
  const seal = services.seal('deleted part', newId());
  if (column === undefined) await resealVotes(db, from, seal);
  else await reseal(db, column, { from, to: seal, company });
  const due_on = dayOf(new Date(now().getTime() + waits * A_DAY_MS));
  const parts = kinds.map((kind) => ({ seal, kind, fate: fateOf(kind), due_on }));
  await saveAccountDeletions(services, parts);
}

async function reseal(
  db: Db,
  { table, column }: SealedIn,
  {
    from,
    to,
    company,
  }: { readonly from: string; readonly to: string; readonly company?: number | undefined },
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}
      ${company === undefined ? sql`` : sql`and company_id = ${company}::integer`}`.execute(db);
  if (numAffectedRows > 0n) await writeDecoys(db, { table, column });
}
