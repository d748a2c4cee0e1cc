import { expect, it } from 'vitest';
import { Failure } from '../shared/failure';
import { FetchTokens } from './fetch-tokens';
import type { BlindRequest, TokenOffer } from './tokens-port';
import type { TokenKey } from './untraceable-port';
import { memoryStorage, openWallet } from './wallet-testing';

const NOW = new Date('2026-11-20T10:00:00Z');
const KEY: TokenKey = {
  keyId: 'id of public',
  publicKey: 'public',
  kind: 'COMPANY',
  groupId: 1,
  name: 'Zentrix',
  month: '2026-11-01',
};
const OFFER: TokenOffer = { fetched: false, tokens: 2, keys: [KEY] };

function exchange(offer: TokenOffer = OFFER) {
  const wallet = openWallet(memoryStorage(), 'asha');
  const requests: (readonly BlindRequest[])[] = [];
  let blinded = 0;
  let failure: Failure | undefined;
  const blinder = {
    blind: async () => ({ input: `input ${++blinded}`, blinded: `blinded ${blinded}`, inverse: '' }),
    finish: async (_: string, { input }: { input: string }, signature: string) => `${input}, ${signature}`,
    keyIdOf: async (publicKey: string) => `id of ${publicKey}`,
  };
  const port = {
    readTokenOffer: async () => offer,
    issueTokens: async (batch: { requests: readonly BlindRequest[] }) => {
      requests.push(batch.requests);
      if (failure) throw failure;
      return {
        answers: batch.requests.map(({ keyId, blinded: values }) => ({
          keyId,
          signatures: values.map((value) => `signed ${value}`),
        })),
      };
    },
  };
  const fetch = new FetchTokens(wallet, port, blinder);
  return {
    wallet,
    requests,
    run: () => fetch.run(NOW, 0.5),
    failWith: (next: Failure | undefined) => {
      failure = next;
    },
  };
}

it('a batch is blinded on the device, and the tokens are stored there', async () => {
  const { wallet, run, requests } = exchange();
  await run();
  expect(wallet.read().tokens.map(({ token }) => token)).toEqual([
    'input 1, signed blinded 1',
    'input 2, signed blinded 2',
  ]);
  expect(JSON.stringify(requests)).not.toContain('input');
});

it('after a lost response the same request is sent again', async () => {
  const { wallet, run, requests, failWith } = exchange();
  failWith(new Failure('offline', 'issueTokens', 0));
  await expect(run()).rejects.toThrow();
  failWith(undefined);
  await run();
  expect(requests[1]).toEqual(requests[0]);
  expect(wallet.read().tokens).toHaveLength(2);
  expect(wallet.read().requested).toBeUndefined();
});

it('a batch that another device fetched is not requested again', async () => {
  const { wallet, run, failWith } = exchange();
  failWith(new Failure('conflict', 'issueTokens', 409, { code: 'TOKENS_FETCHED' }));
  await run();
  expect(wallet.read().tokens).toEqual([]);
  expect(wallet.read().requested).toBeUndefined();
});

it('a key that is not the one of its id is refused', async () => {
  const { run, requests } = exchange({ ...OFFER, keys: [{ ...KEY, keyId: 'another' }] });
  await expect(run()).rejects.toThrow();
  expect(requests).toEqual([]);
});

it('a member without a proved workplace is asked again days later', async () => {
  const { wallet, run } = exchange({ ...OFFER, keys: [] });
  await run();
  expect(wallet.read().fetch?.at).toBeGreaterThan(NOW.getTime() + 24 * 3_600_000);
});
