/** Statements that lock a table in use for as long as PostgreSQL reads or rewrites it. */

interface Rule {
  readonly unsafe: RegExp;
  /** The safe form of the same statement. */
  readonly unless?: RegExp;
  readonly fix: string;
}

const RULES: readonly Rule[] = [
  {
    unsafe: /^create (unique )?index\b/,
    unless: /^create (unique )?index concurrently if not exists\b/,
    fix: 'write "create index concurrently if not exists" as the only statement of a migration (decision 196)',
  },
  {
    unsafe:
      /\badd column\b.*(\bdefault (now|random|clock_timestamp|gen_random_uuid|nextval)\b|\bstored\b|serial\b)/,
    fix: 'add the column without a default that differs per row, and fill it in small steps',
  },
  { unsafe: /\balter column \S+ (set data )?type\b/, fix: 'add a new column and fill it in small steps' },
  {
    unsafe: /\balter column \S+ set not null\b/,
    fix: 'add "check (… is not null) not valid", validate it in a later migration, then set not null',
  },
  {
    unsafe: /\b(check|foreign key|references)\b/,
    unless: /\bnot valid\b|^(?!alter table)/,
    fix: 'add the constraint with "not valid" and validate it in a later migration',
  },
  {
    unsafe: /\badd (constraint \S+ )?(unique|primary key)\b/,
    unless: /\busing index\b/,
    fix: 'make a unique index first and add the constraint with "using index"',
  },
  {
    unsafe: /^(vacuum full|cluster|lock table|reindex)\b/,
    fix: 'leave it to an operator, outside a migration',
  },
  {
    unsafe: /^(update|delete)\b/,
    fix: 'change existing rows in small steps in a task, not in the transaction of the migration',
  },
];

/** A line above the statement that says why it is safe here, such as "-- small table: one row per community". */
const EXCUSE = /^--\s*small table:.+/m;

/** The unsafe statements of a migration, each with its fix. Tables that it creates itself are not in use. */
export function unsafeStatements(sql: string): readonly string[] {
  const created = new Set(
    [...sql.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  return statementsOf(sql).flatMap((statement) => {
    const text = statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim().toLowerCase();
    if (EXCUSE.test(statement) || created.has(tableOf(text))) return [];
    return RULES.filter(({ unsafe, unless }) => unsafe.test(text) && !unless?.test(text)).map(
      ({ fix }) => `${text.slice(0, 80)} → ${fix}`,
    );
  });
}

/** Bodies of functions are not split, because they hold semicolons. */
const statementsOf = (sql: string): readonly string[] =>
  sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(';')
    .filter((statement) => statement.trim() !== '');

const tableOf = (text: string): string =>
  /^(?:alter table (?:if exists )?(?:only )?|update |delete from |lock table )(\w+)/.exec(text)?.[1] ??
  /^create (?:unique )?index .*?\bon (\w+)/.exec(text)?.[1] ??
  '';
