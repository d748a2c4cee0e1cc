import { sql } from 'kysely';
import type { Career } from '../../../db/career-tables';
import type { TestServer } from '../../../testing/start-test-server';
import { hourOf } from '../../shared/cut-to-hour';
import { type NewUser, newUsersOf } from '../account/testing';
import { aliasSeal } from '../account/viewer';
import { changeCareer, keepCareer } from './career-queries';
import { settle } from './settle-career';

export interface Job {
  readonly jobProfile: string;
  readonly company: string;
  readonly departmentId: number;
}

const A_DAY = 86_400_000;

/** Members with a designation alias, as tests of labels need them. */
export function labelMembersOf(server: TestServer) {
  const { join } = newUsersOf(server);
  const { change, verify } = changing(server);
  const { aliasOf, publish, labelsOf } = showing(server);

  const writer = async ({ jobProfile, company, departmentId }: Job): Promise<NewUser> => {
    const { services } = server;
    const member = await join();
    await keepCareer(services, member.id, 'working', company);
    await services.db.updateTable('members').set({ is_writer: true }).where('id', '=', member.id).execute();
    await change(member, { job_profile: jobProfile, department_id: departmentId, industry_id: 1 });
    return member;
  };

  const writers = async (count: number, job: Job): Promise<readonly NewUser[]> => {
    const members: NewUser[] = [];
    for (let index = 0; index < count; index++) members.push(await writer(job));
    return members;
  };

  const seenWriters = async (count: number, job: Job): Promise<readonly NewUser[]> => {
    const members = await writers(count, job);
    await publish(members);
    return members;
  };

  return { join, writer, writers, seenWriters, publish, verify, change, aliasOf, labelsOf };
}

function changing({ services }: TestServer) {
  const change = async ({ id }: NewUser, career: Partial<Omit<Career, 'type'>>) => {
    await changeCareer(services, id, career);
    await settle(services, id);
  };
  const verify = async (members: readonly NewUser[]) => {
    for (const member of members) await change(member, { verified: 'VERIFIED' });
  };
  return { change, verify };
}

function showing({ services }: TestServer) {
  const { db, newId, now } = services;

  const aliasOf = ({ id }: Pick<NewUser, 'id'>) =>
    db
      .selectFrom('aliases')
      .selectAll()
      .where('owner_seal', '=', aliasSeal(services, 'DESIGNATION', id))
      .executeTakeFirstOrThrow();

  /** Publishes a post with the alias a day ago, so that everyone can see its label. */
  const publish = async (
    members: readonly NewUser[],
    { status = 'LIVE' }: { readonly status?: 'LIVE' | 'DELETED' } = {},
  ) => {
    const created_at = hourOf(new Date(now().getTime() - A_DAY));
    for (const member of members) {
      const { id: alias_id } = await aliasOf(member);
      const place = { community_type: 'TOPIC', community_id: 43, kind: 'TEXT' } as const;
      const text = { title: 'With my designation', content: 'Seen by all', created_at };
      await db
        .insertInto('posts')
        .values({ id: newId(), alias_id, status, ...place, ...text })
        .execute();
    }
  };

  const labelsOf = async (members: readonly NewUser[]) => {
    const labels: (readonly [string, string, boolean])[] = [];
    for (const member of members) {
      const { user_name, bio, is_verified } = await aliasOf(member);
      labels.push([user_name, bio, is_verified]);
    }
    return labels;
  };

  return { aliasOf, publish, labelsOf };
}

export const departmentOf = async ({ services }: TestServer, id: number): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select name from departments where id = ${id}`.execute(
    services.db,
  );
  return rows[0]?.name ?? '';
};
