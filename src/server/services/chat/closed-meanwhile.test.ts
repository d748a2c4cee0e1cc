import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction';
import { waitingQueries } from '../../testing/waiting-queries';
import { participantOf } from './chat-participant';
import { LiveChat } from './live-chat';
import { setStatus } from './set-status';
import { ASHA, type ChatEnvironment, LEENA, type Person, startChatEnvironment, until } from './testing';

const CHAT = 'Gr4AChatOfTwo001';

let env: ChatEnvironment;
let [asha, leena] = [] as unknown as [Person, Person];
beforeAll(async () => {
  env = await startChatEnvironment();
  [asha, leena] = [await env.person(ASHA), await env.person(LEENA)];
});
afterAll(() => env.close());

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
