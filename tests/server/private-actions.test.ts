import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Operation, readSpecs } from '../../scripts/api/spec';
import { compose, exampleRequest } from '../../scripts/contract/request';
import { refreshFigures } from '../../src/server/services/companies/refresh-figures';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';

const NOW = new Date('2026-11-20T09:00:00Z');
const ACTOR = 'Mb5sudhaV9Gm3Bn7';
const COLLEAGUE = 'Mb2imranS7Vt5Wk9';

/** Public actions, and a message, which the members of its room see. */
const VISIBLE = [
  'castVote',
  'votePoll',
  'voteOffer',
  'setReaction',
  'setHelpful',
  'setAnswerHelpful',
  'addReview',
  'addInterview',
  'createPost',
  'createComment',
  'createReply',
  'sendMessage',
];
/** Its list of members is a sandbox for development. */
const LOGIN = 'login';

let server: TestServer;
let operations: readonly Operation[];
beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
  await refreshFigures(server.services);
  const specs = (await readSpecs()).filter(({ service }) => service !== LOGIN);
  operations = specs.flatMap((spec) => spec.operations);
});
afterAll(() => server.close());

async function send(operation: Operation, cookie: string | undefined) {
  const { method, url, headers, body } = compose(operation, exampleRequest(operation), {
    origin: '',
    cookie,
  });
  return server.app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, 'idempotency-key': server.services.newId() },
    ...(body !== undefined && { payload: body }),
  });
}

/** Without cursors, because each one is encrypted differently. */
async function responses(cookie?: string): Promise<Readonly<Record<string, string>>> {
  const seen: Record<string, string> = {};
  for (const operation of operations.filter(({ method, random }) => method === 'get' && !random)) {
    const { statusCode, body } = await send(operation, cookie);
    seen[operation.id] = `${statusCode} ${body.replace(/"(\w*[cC]ursor)":"[^"]*"/g, '"$1"')}`;
  }
  return seen;
}

it('what a member does in private changes no response to a visitor or a colleague, neither at once nor in new figures', async () => {
  const colleague = await server.signIn(COLLEAGUE);
  const before = { visitor: await responses(), colleague: await responses(colleague) };
  const writing = operations.filter(({ method, id }) => method !== 'get' && !VISIBLE.includes(id));
  const done = [];
  for (const operation of writing) {
    const { statusCode } = await send(operation, await server.signIn(ACTOR));
    if (statusCode < 300) done.push(operation.id);
  }
  await refreshFigures(server.services);
  expect({ visitor: await responses(), colleague: await responses(colleague) }).toEqual(before);
  expect(done).toEqual(expect.arrayContaining(['applyForJob', 'addSalaryReport', 'report', 'fileGrievance']));
  expect(done.length).toBeGreaterThan(50);
});
