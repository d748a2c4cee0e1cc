import type { Pool } from 'pg';
import { DISTRIBUTION_REGISTER, type Distribution } from '../../src/server/db/distribution-register';
import { Equalities } from './equalities';

/**
 * Whether one server could run a statement if the tables were distributed as the register says. PostgreSQL's own plan
 * shows the tables and conditions, so no SQL is parsed here; what the conditions do not prove counts as cross-shard.
 * Not seen: statements inside functions and triggers, cascades of foreign keys, and transactions whose statements go to
 * different servers.
 */
export type Reach = 'one server' | 'cross-shard';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface PlanNode {
  readonly Operation?: string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly PlanNode[];
}

const WITH_PLAN = /^\s*(select|with|insert|update|delete|merge)\b/i;
const CONDITIONS = /(Cond|Filter)$/;
const entryOf = (table = ''): Distribution =>
  (DISTRIBUTION_REGISTER as Readonly<Record<string, Distribution>>)[table] ?? 'local';

export async function reachOf(pool: Pool, { text, values }: Statement): Promise<Reach> {
  if (!WITH_PLAN.test(text)) return 'one server';
  const { rows } = await pool.query(`explain (verbose, format json) ${text}`, [...values]);
  const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  const equal = new Equalities();
  for (const node of nodes)
    for (const [name, value] of Object.entries(node)) if (CONDITIONS.test(name)) equal.add(String(value));
  const written = nodes.filter(({ Operation }) => Operation !== undefined);
  for (const node of written) await addInsertedKey(pool, node, equal);
  const writesCopies = written.some((node) => entryOf(node['Relation Name']) === 'copied');
  return !writesCopies && areOnOneServer(nodes, equal) ? 'one server' : 'cross-shard';
}

function areOnOneServer(nodes: readonly PlanNode[], equal: Equalities): boolean {
  const tables = nodes.flatMap(({ 'Relation Name': table, Alias: alias }) =>
    table === undefined ? [] : [{ entry: entryOf(table), alias }],
  );
  const distributed = tables.flatMap(({ entry, alias }) =>
    typeof entry === 'object' ? [{ by: entry.by, key: `${alias}.${entry.column}` }] : [],
  );
  if (distributed.length === 0) return true;
  if (tables.some(({ entry }) => entry === 'local')) return false;
  const isOneKind = new Set(distributed.map(({ by }) => by)).size === 1;
  return isOneKind && equal.areOneValue(distributed.map(({ key }) => key));
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The values of one inserted row, in the order of the columns; of several rows, the plan does not show them. */
async function addInsertedKey(pool: Pool, node: PlanNode, equal: Equalities): Promise<void> {
  const table = node['Relation Name'];
  const entry = entryOf(table);
  if (node.Operation !== 'Insert' || typeof entry !== 'object') return;
  const { rows } = await pool.query(
    'select attnum from pg_attribute where attrelid = $1::regclass and attname = $2',
    [table, entry.column],
  );
  const value = node.Plans?.[0]?.Output?.[rows[0].attnum - 1];
  if (value !== undefined) equal.add(`${node.Alias}.${entry.column} = ${value}`);
}
