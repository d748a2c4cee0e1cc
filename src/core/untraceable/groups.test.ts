import { expect, it } from 'vitest';
import { usableGroup } from './groups';
import type { ListedKey } from './untraceable-port';

const key = (change: Partial<ListedKey>): ListedKey => ({
  keyId: 'company',
  publicKey: '',
  kind: 'COMPANY',
  groupId: 1,
  name: 'Zentrix',
  month: '2026-11-01',
  members: 20,
  ...change,
});
const industry = key({ keyId: 'industry', kind: 'INDUSTRY', groupId: 7, name: 'IT' });
const tokens = [key({}), industry].map((of) => ({ ...of, token: `token of ${of.keyId}` }));

it('the company hides the author if it is in the directory, otherwise the industry', () => {
  expect(usableGroup({ tokens }, { keys: [key({}), industry] })?.key.name).toBe('Zentrix');
  expect(usableGroup({ tokens }, { keys: [industry] })?.key.name).toBe('IT');
  expect(usableGroup({ tokens }, { keys: [] })).toBeUndefined();
});

it('a key is refused if the directory has a second one for its group and month', () => {
  const marked = key({ keyId: 'made for one member' });
  expect(usableGroup({ tokens }, { keys: [key({}), marked, industry] })?.key.name).toBe('IT');
});

it('tokens of the older month are spent first', () => {
  const older = key({ keyId: 'older', month: '2026-10-01' });
  const all = [...tokens, { ...older, token: 'old' }];
  expect(usableGroup({ tokens: all }, { keys: [key({}), older] })).toMatchObject({
    token: { token: 'old' },
    left: 1,
  });
});
