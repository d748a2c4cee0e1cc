import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction';
import { waitingQueries } from '../../testing/waiting-queries';
import { participantOf } from './chat-participant';
import { LiveChat } from './live-chat';
import { setStatus } from './set-status';
import { ASHA, type ChatEnvironment, LEENA, type Person, ROOM, startChatEnvironment, until } from './testing';

const CHAT = 'Gr4AChatOfTwo001';

let env: ChatEnvironment;
let [asha, leena] = [] as unknown as [Person, Person];
beforeAll(async () => {
  env = await startChatEnvironment();
  [asha, leena] = [await env.person(ASHA), await env.person(LEENA)];
});
afterAll(() => env.close());

/** Starts the request while a transaction deletes these rows, and lets it continue afterwards. */
async function whileDeleted<Result>(
  table: 'chat_messages' | 'aliases',
  id: string,
  request: () => Promise<Result>,
): Promise<Result | undefined> {
  let started: Promise<Result> | undefined;
  await inTransaction(env.services.db, async (db) => {
    await db.deleteFrom(table).where('id', '=', id).execute();
    started = request();
    await until(async () => (await waitingQueries(env)) > 0);
  });
  return started;
}

it('a report of a message that is deleted at the same moment is answered like one of an unknown message', async () => {
  const { body } = await asha.say(CHAT, 'Soon gone');
  const id = body.messageId as string;
  const note = { reason: 'SPAM', note: '' };
  const response = await whileDeleted('chat_messages', id, () =>
    leena.call('PUT', `v1/message/${id}/report`, note),
  );
  expect([response?.status, response?.body.code]).toEqual([404, 'NOT_FOUND']);
});

it('an author whose alias is deleted at the same moment can be blocked without an error', async () => {
  const { person, newUser } = env;
  const member = await newUser('Vikram');
  const vikram = await person(member.memberId);
  await vikram.setStatus(ROOM, 'ACTIVE');
  const { body } = await vikram.say(ROOM, 'Hello');
  const response = await whileDeleted('aliases', member.aliases.ANONYMOUS, () =>
    asha.call('PUT', `v1/message/${body.messageId}/block`, { blocked: true }),
  );
  expect(response?.status).toBe(204);
});

it.each(['BLOCKED', 'LEFT'] as const)(
  'a message that is sent while the other member makes the chat %s does not arrive',
  async (status) => {
    const line = await leena.listen();
    await line.ask('joinRoom', [CHAT]);
    const { started } = await inTransaction(env.services.db, async (db) => {
      const services = { ...env.services, db };
      const participant = await participantOf(services, LEENA);
      await setStatus(services, participant, { groupId: CHAT, status, profile: 'ANONYMOUS' }, new LiveChat());
      let isAnswered = false;
      const started = asha.say(CHAT, `Sent while ${status}`).finally(() => {
        isAnswered = true;
      });
      await until(async () => isAnswered || (await waitingQueries(env)) > 0);
      return { started };
    });
    expect((await started).body.code).toBe('CHAT_CLOSED');
    await line.ask('joinRoom', [CHAT]);
    expect(line.messages()).toEqual([]);
    line.close();
    await leena.setStatus(CHAT, 'ACTIVE');
  },
);
