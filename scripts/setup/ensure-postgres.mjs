import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foundOrInstalled, isProgram, onPath } from './apt.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with initdb and postgres: PG_BIN, the newest Debian one, or what PATH says. */
function findPostgres(given = process.env.PG_BIN) {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const fromPath = onPath('initdb');
  return [given, ...debian, fromPath && dirname(fromPath)].find(
    (folder) => folder && isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')),
  );
}

export const ensurePostgres = (find = findPostgres) =>
  foundOrInstalled({
    what: 'the PostgreSQL server programs',
    choices: [['postgresql']],
    find,
    wayOut: 'install the package postgresql, set PG_BIN to their folder, or set TEST_DATABASE_URL',
  });
