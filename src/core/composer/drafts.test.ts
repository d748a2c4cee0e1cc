import { expect, it } from 'vitest';
import { memoryStorage } from '../shell/memory-storage';
import { Drafts, NEW_POST } from './drafts';

it('[R-267] drafts return the saved text and reject text longer than the limit', () => {
  const storage = memoryStorage();
  const drafts = new Drafts(storage);
  drafts.keep(NEW_POST, 'Does anyone get a relieving letter in time?');
  expect(drafts.read(NEW_POST)).toBe('Does anyone get a relieving letter in time?');
  storage.write(NEW_POST, 'x'.repeat(1_000_000));
  expect(drafts.read(NEW_POST)).toBe('');
});
