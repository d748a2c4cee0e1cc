import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from '../adapters/http/generated/examples';
import { feedClient, voting } from '../adapters/http/generated/feed';
import type { Wire } from '../adapters/http/runtime';
import { settle } from '../adapters/http/testing';
import { browserWire } from './browser-wire';

const VOTE = { id: 'Kq3vN8xWm2Zt7Rf1', kind: 'POST' } as const;
const ERROR_LOG = '/log/error';

const requests: Request[] = [];
let answer: object = {};

beforeEach(() => {
  requests.length = 0;
  const { body } = Object.values(examples).find(({ operation }) => operation === 'readVote') ?? {};
  answer = body as object;
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return request.url.includes(ERROR_LOG) ? new Response(undefined, { status: 204 }) : Response.json(answer);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** The production wire; only the origin is set, because the test has no page. */
const over = (wire = browserWire(new Map()).wire) => voting(feedClient({ ...wire, origin: location.origin }));
const readVote = (wire?: Wire) => over(wire).readVote(VOTE);
const reports = async () => {
  await settle();
  return Promise.all(
    requests.filter(({ url }) => url.includes(ERROR_LOG)).map((request) => request.clone().text()),
  );
};

it('the request of a press is sent in a separate task so that the pressed state paints first', async () => {
  const { wire } = browserWire(new Map());
  await readVote(wire);
  const voted = over(wire).castVote({ ...VOTE, stance: 'UP' });
  for (let turn = 0; turn < 200; turn++) await Promise.resolve();
  expect(requests.map(({ method }) => method)).toEqual(['GET']);
  await voted;
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

describe('contract checks in development', () => {
  it('a response that keeps its contract is read', async () => {
    await expect(readVote()).resolves.toMatchObject({ id: VOTE.id });
  });

  it('a response that breaks its contract is rejected, even if it could be read', async () => {
    answer = { ...answer, upCount: 'Asha' };
    await expect(readVote()).rejects.toMatchObject({
      kind: 'contract',
      message: 'readVote 200: /upCount must be integer',
    });
    expect(await reports()).toEqual([]);
  });
});

describe('contract checks in production', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));

  it('a sampled page reports a contract breach once, without its data, and continues', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    answer = { ...answer, upCount: 'Asha' };
    const { wire } = browserWire(new Map());
    await expect(readVote(wire)).resolves.toMatchObject({ id: VOTE.id });
    await expect(readVote(wire)).resolves.toMatchObject({ id: VOTE.id });
    await expect.poll(async () => (await reports()).length).toBe(1);
    const [report] = await reports();
    expect(report).toContain('readVote 200');
    expect(report).not.toContain('Asha');
  });

  it('a page outside the sample checks no response', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    answer = { ...answer, upCount: 'Asha' };
    await expect(readVote()).resolves.toMatchObject({ id: VOTE.id });
    expect(await reports()).toEqual([]);
  });
});
