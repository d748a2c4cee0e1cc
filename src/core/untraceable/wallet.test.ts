import { expect, it } from 'vitest';
import { isFetchDue } from './fetch-tokens';
import type { StoredToken } from './wallet';
import { forgetWallets } from './wallet-places';
import { memoryStorage, openWallet } from './wallet-testing';

const AN_HOUR = 3_600_000;
const token: StoredToken = {
  keyId: 'k',
  kind: 'COMPANY',
  groupId: 1,
  name: 'Zentrix',
  month: '2026-11-01',
  token: 'secret',
};

it('tokens are encrypted on the device, and only their member reads them', () => {
  const storage = memoryStorage();
  openWallet(storage, 'asha').change((wallet) => ({ ...wallet, tokens: [token] }));
  expect(openWallet(storage, 'asha').read().tokens).toEqual([token]);
  expect(openWallet(storage, 'imran').read().tokens).toEqual([]);
  expect(openWallet(storage, undefined).read().tokens).toEqual([]);
  expect(JSON.stringify([...storage.texts])).not.toContain('secret');
});

it('signing out deletes the tokens, unless the member keeps them', () => {
  const storage = memoryStorage();
  openWallet(storage, 'asha').change((wallet) => ({ ...wallet, tokens: [token] }));
  openWallet(storage, 'imran').change((wallet) => ({ ...wallet, tokens: [token], keep: true }));
  forgetWallets(storage);
  expect(openWallet(storage, 'asha').read().tokens).toEqual([]);
  expect(openWallet(storage, 'imran').read().tokens).toEqual([token]);
});

it('the first visit of a month only sets a random time for a later visit', () => {
  const wallet = openWallet(memoryStorage(), 'asha');
  const first = new Date('2026-11-20T10:00:00Z');
  const after = (hours: number) => new Date(first.getTime() + hours * AN_HOUR);
  expect(isFetchDue(wallet, first, 0.5)).toBe(false);
  expect(isFetchDue(wallet, after(36), 0)).toBe(false);
  expect(isFetchDue(wallet, after(38), 0)).toBe(true);
  expect(isFetchDue(wallet, new Date('2026-12-20T10:00:00Z'), 0)).toBe(false);
});

it('tokens that expired are removed with the next month', () => {
  const wallet = openWallet(memoryStorage(), 'asha');
  wallet.change((before) => ({ ...before, tokens: [token] }));
  isFetchDue(wallet, new Date('2026-12-01T10:00:00Z'), 0);
  expect(wallet.read().tokens).toEqual([token]);
  isFetchDue(wallet, new Date('2027-01-01T10:00:00Z'), 0);
  expect(wallet.read().tokens).toEqual([]);
});
