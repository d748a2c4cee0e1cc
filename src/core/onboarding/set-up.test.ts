import { describe, expect, it } from 'vitest';
import { setUpIn } from './set-up';
import { isWaiting } from './waiting-post';

describe('an open setup that is saved in the tab', () => {
  it.each([
    ['initial'],
    [{ edit: 'Verification' }],
    [{ need: 'writer', openCreatePost: true, internalCampaign: 'home' }],
    [{ need: 'reader', openCreatePost: false, internalCampaign: undefined }],
  ])('[R-250] the saved setup %j opens again', (setUp) => {
    expect(setUpIn(JSON.stringify(setUp))).toEqual(setUp);
  });

  it.each([undefined, '', '{', 'null', '7', '"x"', '{"edit":"toString"}', '{"need":"admin"}', '[]'])(
    'an invalid saved setup is ignored: %s',
    (text) => {
      expect(setUpIn(text)).toBeUndefined();
    },
  );
});

it('[R-430] a waiting post expires after an hour', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  const waits = [now, now - 3_599_999, now - 3_600_000, now + 1, Number.NaN].map((since) =>
    isWaiting(String(since), now),
  );
  expect(waits).toEqual([true, true, false, false, false]);
  expect(isWaiting(undefined, now)).toBe(false);
});
