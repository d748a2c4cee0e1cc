import { createHash } from 'node:crypto';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { Failure } from '../../core/shared/failure';
import { Digest } from '../../core/trust/digest';
import { LogProofsPort, type LogState } from '../../core/trust/log-proofs-port';
import { CheckDialog } from './check-dialog';

const shown = { type: 'POST', id: 'Kq3vN8xWm2Zt7Rf1', content: ['A title', 'A text'] } as const;
const proof = {
  salt: 'a salt',
  entry: '{"kind":"accepted","type":"POST","commitment":"of another text"}',
  index: 0,
  hashes: [],
  checkpoint: '',
  key: '',
};

async function open(read: () => Promise<LogState>) {
  const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
  const ports = [fakePort(LogProofsPort, { readLogProof: read }), fakePort(Digest, { sha256 })];
  const container = await testContainer({ ports });
  renderPart(container, <CheckDialog shown={shown} onClose={() => undefined} />);
}

it.each<[string, LogState, RegExp]>([
  ['that the log has a different text', { proof, entersAt: undefined }, /^No\. The log has a different text/],
  ['that a proof is wrong', { proof: { ...proof, entry: '{' }, entersAt: undefined }, /^The proof is wrong/],
  [
    'when a new post enters the log',
    { proof: undefined, entersAt: new Date('2026-11-23T17:30:00Z') },
    /^Not yet\. It enters the log on 23 November 2026/,
  ],
  ['that a post is older than the log', { proof: undefined, entersAt: undefined }, /before the log began/],
])('the check says %s', async (_, state, message) => {
  await open(async () => state);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: /What the log can/ })).toHaveAttribute('href', '/transparency');
});

it('the check says that it could not be loaded', async () => {
  await open(() => Promise.reject(new Failure('offline', 'readLogProof', 0)));
  expect(await screen.findByText(/couldn’t load the proof/)).toBeVisible();
});
