import { describe, expect, it } from 'vitest';
import type { ErrorLogPort, ErrorReport } from '../../core/shell/error-log-port';
import { communities, feedClient, voting } from './generated/feed';
import { responses } from './generated/responses';
import { sampleResponses } from './sample-responses';
import { settle } from './testing';
import { type Breach, watchResponses } from './watch';

const vote = { id: 'Kq3vN8xWm2Zt7Rf1', kind: 'POST', stance: 'UP' } as const;
const tally = { resourceId: vote.id, resourceType: 'POST', upCount: 487, downCount: 12, voteType: 'UP' };
const problem = { type: 'about:blank', title: 'Not Found', status: 404, code: 'NOT_FOUND', message: 'Gone.' };

async function breachIn(response: Response): Promise<Breach | undefined> {
  const seen: Breach[] = [];
  const client = feedClient({
    origin: 'http://service.test',
    fetch: async () => response,
    middleware: [watchResponses(responses, (breach) => seen.push(breach))],
  });
  await voting(client)
    .castVote(vote)
    .catch(() => undefined);
  return seen[0];
}

describe('the contract watch', () => {
  it('the contract watch accepts responses that follow their contract, including failures', async () => {
    await expect(breachIn(Response.json(tally))).resolves.toBeUndefined();
    await expect(breachIn(Response.json(problem, { status: 404 }))).resolves.toBeUndefined();
  });

  it.each<[string, Response, string]>([
    [
      'a text where a number belongs',
      Response.json({ ...tally, upCount: '487' }),
      '/upCount must be integer',
    ],
    ['a missing field', Response.json({ ...tally, voteType: undefined }), ' lacks voteType'],
    [
      'an unknown enum value',
      Response.json({ ...tally, voteType: 'SIDEWAYS' }),
      '/voteType must be one of UP, DOWN, NONE',
    ],
    ['a failure that is not problem+json', Response.json({ error: 'x' }, { status: 404 }), ' lacks type'],
    ['an undocumented success', Response.json(tally, { status: 202 }), 'has an undocumented status'],
    ['a page', new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'must be JSON'],
    [
      'a truncated response',
      new Response('{"resour', { headers: { 'content-type': 'application/json' } }),
      'must be JSON',
    ],
  ])('the contract watch finds %s', async (_, response, reason) => {
    await expect(breachIn(response)).resolves.toEqual({
      operation: 'castVote',
      status: response.status,
      reason,
    });
  });

  it('the contract watch finds a body where the contract has none', async () => {
    const client = feedClient({
      origin: 'http://service.test',
      fetch: async () => new Response('{}', { status: 200 }),
      middleware: [watchResponses(responses)],
    });
    await expect(communities(client).joinCommunity({ kind: 'TOPIC', id: 42 })).rejects.toMatchObject({
      kind: 'contract',
      message: 'joinCommunity 200: has an undocumented status',
    });
  });

  it('the contract watch leaves the body readable for the caller', async () => {
    const client = feedClient({
      origin: 'http://service.test',
      fetch: async () => Response.json(tally),
      middleware: [watchResponses(responses)],
    });
    await expect(voting(client).castVote(vote)).resolves.toMatchObject({ up: 487 });
  });
});

class ReportList implements ErrorLogPort {
  readonly reports: ErrorReport[] = [];
  async logError(report: ErrorReport): Promise<void> {
    this.reports.push(report);
  }
}

describe('a sampled session', () => {
  const session = (draw: number, errors: ErrorLogPort, body: unknown = { ...tally, upCount: 'secret' }) =>
    voting(
      feedClient({
        origin: 'http://service.test',
        fetch: async () => Response.json(body),
        middleware: sampleResponses({ share: 0.1, draw: () => draw, errors }),
      }),
    );

  it('a sampled session reports a breach once, without the value, and the request succeeds', async () => {
    const errors = new ReportList();
    const votes = session(0.05, errors);
    await votes.castVote(vote);
    await votes.castVote(vote);
    await expect
      .poll(() => errors.reports)
      .toEqual([
        {
          error: 'castVote 200: /upCount must be integer',
          display: 'WEB',
          extra: { type: 'contract', level: 'warning' },
        },
      ]);
  });

  it('a session outside the sample reports nothing', async () => {
    const errors = new ReportList();
    await session(0.1, errors).castVote(vote);
    await settle();
    expect(errors.reports).toEqual([]);
  });

  it('a sampled session keeps working when its report fails', async () => {
    const failing: ErrorLogPort = {
      logError: async () => {
        throw new Error('the log is down');
      },
    };
    await expect(session(0, failing).castVote(vote)).resolves.toMatchObject({ id: vote.id });
    await settle();
  });
});
