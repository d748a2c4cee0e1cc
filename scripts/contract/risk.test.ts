import { expect, it } from 'vitest';
import { readSpecs } from '../api/spec';
import { inOrder, riskOf } from './risk';

const operations = (await readSpecs('openapi')).flatMap((spec) => spec.operations);
const withRisk = (risk: string) =>
  operations.filter((operation) => riskOf(operation) === risk).map(({ id }) => id);

it('the verifier recognises operations that delete data or end sessions', () => {
  const destroying = withRisk('destroys');
  expect(destroying).toEqual(expect.arrayContaining(['leaveCommunity', 'deletePost', 'deleteAccount']));
  expect(destroying.filter((id) => /^(read|list|cast|create)/.test(id))).toEqual([]);
  expect(withRisk('endsSession')).toEqual([
    'deactivateAccount',
    'revokeOtherSessions',
    'revokeSession',
    'logout',
    'signInWithProvider',
    'renewSession',
    'signInAsMember',
  ]);
});

it('the verifier calls reads first and operations that end the session last', () => {
  const ids = inOrder(operations).map(({ id }) => id);
  expect(ids.indexOf('readVote')).toBeLessThan(ids.indexOf('castVote'));
  expect(ids.slice(-3)).toEqual(['signInWithProvider', 'renewSession', 'signInAsMember']);
});
