import { DISTRIBUTION_REGISTER, type Distribution } from '../../src/server/db/distribution-register';

/**
 * npx tsx scripts/deploy/citus.ts Prints the statements that would distribute the tables with Citus, copied tables first
 * because others refer to them. They were not tried: indexes without the key have to be changed before.
 */

const entries = Object.entries<Distribution>(DISTRIBUTION_REGISTER);

for (const [table, entry] of entries)
  if (entry === 'copied') process.stdout.write(`select create_reference_table('${table}');\n`);

for (const [table, entry] of entries) {
  if (typeof entry !== 'object') continue;
  for (const [index, reason] of Object.entries(entry.withoutKey ?? {}))
    process.stdout.write(`-- ${index} does not contain ${entry.column}: ${reason}.\n`);
  const first = entries.find(([, other]) => typeof other === 'object' && other.by === entry.by)?.[0];
  const together = first === table ? 'none' : first;
  process.stdout.write(
    `select create_distributed_table('${table}', '${entry.column}', colocate_with => '${together}');\n`,
  );
}
