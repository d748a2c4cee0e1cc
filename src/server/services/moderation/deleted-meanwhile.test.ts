import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction';
import { exampleInterview } from '../../testing/contributions';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { waitingQueries } from '../../testing/waiting-queries';
import { until } from '../chat/testing';
import { type NewUser, newUsersOf } from '../profile/account/testing';
import type { Services } from '../services';
import { forgetModerated } from './decision-queries';
import { askOf, HIDE, INTERVIEWS, KINDS, type Kind, MINE, review, threeOf } from './testing';

let server: TestServer;
let author: NewUser;
let reader: NewUser;
let moderator: NewUser;
beforeAll(async () => {
  server = await startTestServer();
  [author, reader, moderator] = await threeOf(server, newUsersOf(server).join);
});
afterAll(() => server.close());

const ask: ReturnType<typeof askOf> = (...requests) => askOf(server)(...requests);
const TABLES = { REVIEW: 'company_reviews', INTERVIEW: 'interviews', PHOTO: 'company_photos' } as const;
const ADD: Record<Kind, () => Promise<string>> = {
  REVIEW: async () => (await ask(author, 'POST', MINE, review)).body.reviewId,
  INTERVIEW: async () => (await ask(author, 'POST', INTERVIEWS, exampleInterview)).body.interviewId,
  PHOTO: async () =>
    (
      await server.services.db
        .selectFrom('company_photos')
        .select('id')
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).id,
};

/** Sends the request while the deletion of the contribution is not committed yet. */
const whileDeleted = async (kind: Kind, id: string, send: () => ReturnType<typeof ask>) => {
  const { sent } = await inTransaction(server.services.db, async (db: Services['db']) => {
    await db.deleteFrom(TABLES[kind]).where('id', '=', id).execute();
    await forgetModerated(db, kind, [id]);
    let isAnswered = false;
    const response = send().finally(() => {
      isAnswered = true;
    });
    await until(async () => isAnswered || (await waitingQueries(server)) === 1);
    return { sent: response };
  });
  return (await sent).status;
};
/** How many texts about the contribution are stored. */
const textsAbout = async (table: 'reports' | 'appeals', id: string) =>
  (await server.services.db.selectFrom(table).selectAll().where('resource_id', '=', id).execute()).length;

describe.each(KINDS)('[R-876] a %s that is deleted at the same moment', (kind) => {
  it('a report of a deleted contribution is refused, and its note is not stored', async () => {
    const id = await ADD[kind]();
    const report = { resourceType: kind, resourceId: id, reason: 'PERSONAL_DETAILS', note: 'It names Asha.' };
    const status = await whileDeleted(kind, id, () =>
      ask(reader, 'POST', '/feed-services/v1/report', report),
    );
    expect([status, await textsAbout('reports', id)]).toEqual([404, 0]);
  });
});

it('[R-876] an appeal about a contribution that its author deletes at the same moment is not stored', async () => {
  const id = await ADD.REVIEW();
  const item = { resourceType: 'REVIEW', resourceId: id };
  await ask(moderator, 'POST', '/moderation-services/v1/decision', { ...item, ...HIDE });
  const status = await whileDeleted('REVIEW', id, () =>
    ask(author, 'POST', '/moderation-services/v1/appeal', {
      ...item,
      text: 'It is the name of the building.',
    }),
  );
  expect([status, await textsAbout('appeals', id)]).toEqual([404, 0]);
});
