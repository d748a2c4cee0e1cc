import { expect, it } from 'vitest';
import { memoryStorage } from '../shell/memory-storage';
import { Drafts, NEW_POST } from './drafts';

it('[R-267] gives back what was written, and nothing that is longer than anybody can write', () => {
  const storage = memoryStorage();
  const drafts = new Drafts(storage);
  drafts.keep(NEW_POST, 'Does anyone get a relieving letter in time?');
  expect(drafts.read(NEW_POST)).toBe('Does anyone get a relieving letter in time?');
  storage.write(NEW_POST, 'x'.repeat(1_000_000));
  expect(drafts.read(NEW_POST)).toBe('');
});
