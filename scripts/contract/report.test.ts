import { expect, it } from 'vitest';
import { exitCode, printed, type Report } from './report';

const clean: Report = {
  baseUrl: 'http://127.0.0.1:4000',
  seed: 7,
  runs: 25,
  milliseconds: 1500,
  requests: 12,
  passed: 12,
  failed: 0,
  violations: [],
  coverage: { readPost: { service: 'feed', requests: {}, statuses: {}, succeeded: 3, unsigned: false } },
  neverSucceeded: [],
  withoutSession: [],
  notAsked: 0,
  limited: 0,
  outOfTime: false,
};

const violation: Report['violations'][number] = {
  service: 'feed',
  operation: 'readPost',
  kind: 'random',
  what: 'a random valid request',
  rule: 'server-error',
  detail: 'returned 500',
  cause: 'returned n',
  curl: "curl -gi -X GET 'http://127.0.0.1:4000/x'",
  response: '500 oops',
  seen: 3,
};

it('the report ends with the seed that repeats the run and the counts', () => {
  expect(printed(clean).split('\n')).toEqual([
    '1 operation, 12 requests, 1.5 s, 0 violations, seed 7',
    '12 passed, 0 failed',
  ]);
});

it('the report shows a violation once, with its count and a way to reproduce it', () => {
  const text = printed({ ...clean, violations: [violation] });
  expect(text).toContain('feed.readPost server-error: returned 500 (seen 3 times)');
  expect(text).toContain(violation.curl);
});

it('the report has one entry for a fault that several operations share, and names all of them', () => {
  const header = { ...violation, rule: 'header-missing', detail: 'no allow on 405', cause: 'no allow on n' };
  const text = printed({
    ...clean,
    violations: [header, { ...header, operation: 'castVote', curl: 'curl x' }],
  });
  expect(text.match(/✗.*/g)).toEqual(['✗ feed.castVote header-missing: no allow on 405 (seen 6 times)']);
  expect(text).toContain('also in feed.readPost');
  expect(text).toContain('2 violations with 1 cause, seed 7');
});

it('the report has an entry for each operation that fails, because their causes can differ', () => {
  const text = printed({ ...clean, violations: [violation, { ...violation, operation: 'castVote' }] });
  expect(text.match(/✗.*/g)).toHaveLength(2);
});

it('the report names what was not proven', () => {
  const text = printed({
    ...clean,
    neverSucceeded: ['castVote'],
    withoutSession: ['readProfile'],
    limited: 4,
  });
  expect(text).toMatch(/castVote: never returned 2xx/);
  expect(text).toMatch(/readProfile: need a session/);
  expect(text).toMatch(/4 requests got 429/);
  const cut = printed({ ...clean, outOfTime: true, notAsked: 2 });
  expect(cut).toContain('time ran out, and 2 operations got no request');
});

it('the report succeeds only when everything was tested and correct', () => {
  expect(exitCode(clean)).toBe(0);
  expect(exitCode({ ...clean, violations: [violation] })).toBe(1);
  expect(exitCode({ ...clean, outOfTime: true })).toBe(1);
  expect(exitCode({ ...clean, coverage: {} })).toBe(1);
});
