import { expect, it } from 'vitest';
import { closedFlow } from './flow';
import { openFlow } from './open-flow';

it('a waiting post asks only for the alias and the career; any other reason to write asks for everything', () => {
  const writing = { need: 'writer' } as const;
  expect(openFlow(closedFlow(), { ...writing, openCreatePost: true }).sequence).toEqual([
    'AnonymousProfile',
    'CareerStatus',
    'OnboardingCompleted',
  ]);
  expect(openFlow(closedFlow(), writing).sequence).toHaveLength(5);
});
