import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testEnvironment } from '../../tests/support/test-container';
import { problem } from '../adapters/http/testing';
import { VotingPort } from '../core/posts/voting-port';
import { Failure } from '../core/shared/failure';
import { makeContainer } from './container';
import { fakeWire } from './fake-wire';

const SNIPPET = /## Swapping adapters for fakes.*?```ts\n(.*?)```/s;
const AsyncFunction = (async () => {}).constructor as new (
  ...parts: readonly string[]
) => (...values: readonly unknown[]) => Promise<unknown>;

it('README: the example of a fake response runs as printed', async () => {
  const [, snippet = ''] =
    SNIPPET.exec(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')) ?? [];
  const names = { makeContainer, fakeWire, problem, VotingPort, environment: testEnvironment() };
  const run = new AsyncFunction(...Object.keys(names), `${snippet}; return failure;`);
  const failure = await run(...Object.values(names));
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ kind: 'notFound', operation: 'castVote', code: 'NOT_FOUND' });
});
