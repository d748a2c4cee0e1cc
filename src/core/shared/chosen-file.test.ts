import { describe, expect, it } from 'vitest';
import { refusedFile } from './chosen-file';

const file = (change: object) => ({ name: 'desk.jpg', type: 'image/jpeg', size: 1000, ...change });

describe('[R-285] a chosen file', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('a file of the type %s is accepted', (type) => {
    expect(refusedFile(file({ type }))).toBeUndefined();
  });

  it.each(['image/svg+xml', 'image/gif', 'image/heic', 'application/pdf', ''])(
    'a file of the type %s is rejected as not a picture',
    (type) => {
      expect(refusedFile(file({ type }))).toBe('type');
    },
  );

  it('a file may have five megabytes and not a byte more', () => {
    expect(refusedFile(file({ size: 5 * 1024 * 1024 }))).toBeUndefined();
    expect(refusedFile(file({ size: 5 * 1024 * 1024 + 1 }))).toBe('size');
  });
});
