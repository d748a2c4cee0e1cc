import fastify from 'fastify';
import { expect, it } from 'vitest';
import { operationsOf } from './contract';
import { registerProblemResponses } from './problem-responses';
import { Refusal } from './refusal';

const problem = (...codes: string[]) => ({
  content: {
    'application/problem+json': { schema: { allOf: [{}, { properties: { code: { enum: codes } } }] } },
  },
});
const operation = operationsOf({
  servers: [{ url: '/' }],
  paths: {
    '/vote': {
      get: {
        operationId: 'castVote',
        'x-role': 'visitor',
        responses: { 403: problem('OWN_POST'), default: problem('INTERNAL') },
      },
    },
  },
})[0];

async function sent(status: number, code: 'OWN_POST' | 'OWN_MESSAGE'): Promise<unknown> {
  if (!operation) throw new Error('The contract has no operation.');
  const app = fastify();
  registerProblemResponses(app);
  app.get('/vote', { config: { operation } }, () => {
    throw new Refusal(status, code);
  });
  const response = await app.inject('/vote');
  return [response.statusCode, response.json().code];
}

it('a refusal with a code that the contract lists for its status reaches the client', async () => {
  expect(await sent(403, 'OWN_POST')).toEqual([403, 'OWN_POST']);
});

it("a refusal with another operation's code, or with another status, is a failure of the server", async () => {
  expect(await sent(403, 'OWN_MESSAGE')).toEqual([500, 'INTERNAL']);
  expect(await sent(409, 'OWN_POST')).toEqual([500, 'INTERNAL']);
});
