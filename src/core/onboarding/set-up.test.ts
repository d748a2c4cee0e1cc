import { describe, expect, it } from 'vitest';
import { setUpIn } from './set-up';
import { SetUpMemory } from './set-up-memory';
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

describe('the setup memory', () => {
  const device = () => {
    const saved = new Map<string, string>();
    let user = '{"UserId":"asha"}';
    const storage = {
      read: (key: string) => saved.get(key),
      write: (key: string, text: string) => void saved.set(key, text),
      remove: (key: string) => void saved.delete(key),
    };
    const memory = new SetUpMemory(storage, { read: () => user, write: () => {} });
    const signIn = (name: string) => {
      user = name;
    };
    return { saved, memory, signIn };
  };

  it('the setup memory belongs to the member who typed: the next user of the device does not see it', () => {
    const { memory, signIn } = device();
    memory.write('careerDraft:v1', 'Zentrix');
    signIn('{"UserId":"imran"}');
    expect(memory.read('careerDraft:v1')).toBeUndefined();
    memory.remove('careerDraft:v1');
    signIn('{"UserId":"asha"}');
    expect(memory.read('careerDraft:v1')).toBe('Zentrix');
    memory.remove('careerDraft:v1');
    expect(memory.read('careerDraft:v1')).toBeUndefined();
  });

  it('the setup memory is empty for visitors and when the user data cannot be read', () => {
    const { saved, memory, signIn } = device();
    for (const anonymous of ['', '{', '{}']) {
      signIn(anonymous);
      memory.write('careerDraft:v1', 'Zentrix');
      expect(memory.read('careerDraft:v1')).toBeUndefined();
    }
    expect(saved.size).toBe(0);
  });
});

it('[R-430] a waiting post expires after an hour', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  const waits = [now, now - 3_599_999, now - 3_600_000, now + 1, Number.NaN].map((since) =>
    isWaiting(String(since), now),
  );
  expect(waits).toEqual([true, true, false, false, false]);
  expect(isWaiting(undefined, now)).toBe(false);
});
