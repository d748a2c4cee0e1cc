import { startTestEnvironment } from '../posts/testing';
import { openLog } from './open-log';
import { publishLog } from './publish-log';

const AN_HOUR = 3_600_000;

/** A server with a clock that the test moves, whose log is published on demand. */
export async function startLoggedEnvironment() {
  let now = Date.now();
  const env = await startTestEnvironment({ now: () => new Date(now) });
  const log = openLog(env.config);
  let titles = 0;
  const post = async (cookie: string, title = `Title ${++titles}`): Promise<string> => {
    const draft = {
      ...{ title, content: 'A text', community: { type: 'TOPIC', entityId: 42 }, profileType: 'ANONYMOUS' },
      ...{ media: [], poll: null, salaryIds: [] },
    };
    return (await env.write('POST', '/v2/post', draft, cookie)).body.postId;
  };
  return {
    ...env,
    log,
    createPost: post,
    publish: () => publishLog(env.services, log),
    passHours: (hours: number) => {
      now += hours * AN_HOUR;
    },
    /** The bytes of a log file; undefined if it does not exist. */
    file: async (path: string): Promise<Buffer | undefined> => {
      const reply = await env.send({ url: `/log/${path}` });
      return reply.statusCode === 200 ? reply.rawPayload : undefined;
    },
    entries: async () => {
      const rows = await env.services.db.selectFrom('log_entries').select('entry').orderBy('index').execute();
      return rows.map(({ entry }) => JSON.parse(entry) as { kind: string; commitment: string });
    },
  };
}

export type LoggedEnvironment = Awaited<ReturnType<typeof startLoggedEnvironment>>;
