import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { type FakePort, fakePort, testContainer } from '../../../tests/support/test-container';
import type { Overrides } from '../../adapters/http/fake';
import { type AuthorKeyPair, AuthorKeys } from '../../core/untraceable/author-keys';
import { UntraceablePort } from '../../core/untraceable/untraceable-port';
import { type StoredToken, TokenWallet } from '../../core/untraceable/wallet';
import { memoryStorage, openWallet } from '../../core/untraceable/wallet-testing';
import { UntraceableCommentDialog } from './untraceable-comment-dialog';

const TOKEN: StoredToken = {
  keyId: 'kbYz5TQJ5aNEyiG2jXW8D7L6Vy6SMkAT1M59I_KgkrA',
  kind: 'COMPANY',
  groupId: 1001,
  name: 'Zentrix Labs',
  month: '2026-11-01',
  token: 'A'.repeat(472),
};

async function open(
  tokens: readonly StoredToken[],
  responses: Overrides = {},
  others: readonly FakePort[] = [],
) {
  const wallet = openWallet(memoryStorage(), 'asha');
  wallet.change((before) => ({ ...before, tokens }));
  const port = fakePort(TokenWallet, { read: () => wallet.read(), change: (next) => wallet.change(next) });
  const container = await testContainer({ ports: [port, ...others], responses });
  renderPart(
    container,
    <UntraceableCommentDialog postId="Kq3vN8xWm2Zt7Rf1" replyTo={undefined} onClose={() => undefined} />,
  );
  return wallet;
}

it('a token is spent for a comment, whose hour is shown and whose key stays on the device with its post', async () => {
  const wallet = await open([TOKEN]);
  expect(await screen.findByText(/hidden among at least 20 verified people: Zentrix Labs/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Comment untraceably' }));
  expect(screen.getByText('Write a comment first.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Your comment'), 'Ours came in June. I joined on 3 May 2021.');
  expect(screen.getByText('An exact day: “3 May 2021”')).toBeVisible();
  await userEvent.click(screen.getByLabelText(/I understand that only the key/));
  await userEvent.click(screen.getByRole('button', { name: 'Comment untraceably' }));
  expect(await screen.findByText(/^It will appear at/)).toBeVisible();
  expect(wallet.read().tokens).toEqual([]);
  expect(wallet.read().posts).toMatchObject([
    { title: 'Ours came in June. I joined on 3 May 2021.', commentOn: 'Kq3vN8xWm2Zt7Rf1', number: 0 },
  ]);
});

it('letters typed while a slow phone makes the key of a comment are not sent with it', async () => {
  const sent: string[] = [];
  let finish = () => {};
  const pair: AuthorKeyPair = { algorithm: 'Ed25519', value: 'value', privateKey: 'private' };
  const create = () => new Promise<AuthorKeyPair>((resolve) => (finish = () => resolve(pair)));
  const createUntraceableComment = async ({ text }: { readonly text: string }) => {
    sent.push(text);
    return { commentId: 'Uc1', appearsAt: new Date('2026-11-21T10:00:00Z') };
  };
  await open([TOKEN], {}, [
    fakePort(AuthorKeys, { create }),
    fakePort(UntraceablePort, { createUntraceableComment }),
  ]);
  await userEvent.type(await screen.findByLabelText('Your comment'), 'Ours came in June.');
  await userEvent.click(screen.getByLabelText(/I understand that only the key/));
  await userEvent.click(screen.getByRole('button', { name: 'Comment untraceably' }));
  await userEvent.type(screen.getByLabelText('Your comment'), ' I am Ash');
  await act(async () => finish());
  await waitFor(() => expect(sent).toEqual(['Ours came in June.']));
});

it('without tokens on this device the dialog says how they arrive, and has no form', async () => {
  await open([]);
  expect(await screen.findByText(/There are no tokens on this device/)).toBeVisible();
  expect(screen.queryByLabelText('Your comment')).toBeNull();
});
