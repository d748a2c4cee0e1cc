import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { sealsOf } from '../deletion/account-seals';
import { EXPORT_PARTS, type Owner } from './export-parts';

const ASHA = 'Mb1asha2Nair3Qx4';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const QUERIED = Object.entries(EXPORT_PARTS).flatMap(([name, part]) =>
  'rows' in part ? [{ name, ...part }] : [],
);

it.each(QUERIED)(
  '[R-664] the file $name of the export has the fields of its description and no others',
  async ({ fields, rows }) => {
    const owner: Owner = { memberId: ASHA, seals: sealsOf(server.services, ASHA), salaries: [] };
    const { sql, parameters } = rows(owner).compile(server.services.db);
    const { fields: columns } = await server.database.pool.query(sql, [...parameters]);
    expect(columns.map(({ name }) => name).sort()).toEqual(Object.keys(fields).sort());
  },
);
