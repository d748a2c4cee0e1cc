import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { findMembers, listStaffRoles, setStaffRole } from './staff-roles';

const ASHA = 'Mb1asha2Nair3Qx4';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The seed data already contains a moderator.
  await server.services.db.updateTable('members').set({ staff_role: null }).execute();
  await server.services.db.deleteFrom('staff_role_log').execute();
});
afterAll(() => server.close());

it('a staff role is granted and revoked by command, and each change is logged without a name', async () => {
  const { services } = server;
  expect(await findMembers(services, 'asha')).toEqual([`${ASHA}  -  Asha Nair`]);
  await setStaffRole(services, ASHA, 'moderator');
  expect(await listStaffRoles(services)).toEqual([`${ASHA}  moderator  Asha Nair`]);
  await setStaffRole(services, ASHA, undefined);
  expect(await listStaffRoles(services)).toEqual([]);
  const log = await services.db.selectFrom('staff_role_log').selectAll().orderBy('granted_at').execute();
  expect(log.map(({ staff_role: staffRole }) => staffRole)).toEqual(['moderator', null]);
  expect(JSON.stringify(log)).not.toContain(ASHA);
});

it('an unknown staff role and an unknown member are refused', async () => {
  await expect(setStaffRole(server.services, ASHA, 'king')).rejects.toThrow('moderator or officer');
  await expect(setStaffRole(server.services, 'nobody', 'officer')).rejects.toThrow('no member');
});
