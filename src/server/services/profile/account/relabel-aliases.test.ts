import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { changeCareer } from '../career/career-queries';
import { syncDesignation } from '../career/sync-designation';
import { relabelAliases } from './relabel-aliases';
import { type NewUser, newUsersOf } from './testing';
import { aliasSeal } from './viewer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({});
});
afterAll(() => server.close());

const COMPANY = 'Smallest Labs';
const JOB = 'Lighthouse keeper';

/** Five verified lighthouse keepers at the same company, each with a designation alias. */
async function five(): Promise<readonly NewUser[]> {
  const { join } = newUsersOf(server);
  const members: NewUser[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const member = await join(`${name} Menon`);
    await member.employ(COMPANY);
    const { db } = server.services;
    await db.updateTable('members').set({ is_writer: true }).where('id', '=', member.id).execute();
    await changeCareer(server.services, member.id, { verified: 'VERIFIED', job_profile: JOB });
    await syncDesignation(server.services, member.id, true);
    members.push(member);
  }
  // Repeated for the first members, whose cohort was too small when they joined.
  for (const { id } of members) await syncDesignation(server.services, id, true);
  return members;
}

const labelOf = async ({ id }: NewUser) => {
  const alias = await server.services.db
    .selectFrom('aliases')
    .select(['user_name', 'bio', 'is_verified'])
    .where('owner_seal', '=', aliasSeal(server.services, 'DESIGNATION', id))
    .executeTakeFirstOrThrow();
  return [alias.user_name, alias.bio, alias.is_verified];
};

it('[R-241] when a member leaves a cohort of five, the labels of the others no longer name the job', async () => {
  const [leaver, ...rest] = (await five()) as [NewUser, ...NewUser[]];
  await relabelAliases(server.services);
  for (const member of rest)
    expect(await labelOf(member), 'five are enough').toEqual([JOB, `${JOB} at ${COMPANY}`, true]);
  await changeCareer(server.services, leaver.id, { verified: null });
  await syncDesignation(server.services, leaver.id, true);
  await relabelAliases(server.services);
  for (const member of rest) {
    const [name, bio, isVerified] = await labelOf(member);
    expect([name, bio, isVerified]).toEqual([expect.stringMatching(/^Works in /), name, false]);
  }
});
