import { describe, expect, it } from 'vitest';
import { encryptedCursors } from './cursors';
import { Refusal } from './http/refusal';

const { pack, unpack } = encryptedCursors(Buffer.alloc(32, 7));
const position = ['2026-11-20T09:00:00.000Z', 'Kq3vT8mXb2Lw9RzY', 12.5] as const;

describe('the cursor', () => {
  it('a cursor decodes to its position', () => {
    expect(unpack('feed', pack('feed', position))).toEqual(position);
  });

  it('a cursor differs each time and reveals nothing about its position', () => {
    const [item, two] = [pack('feed', position), pack('feed', position)];
    expect(item).not.toBe(two);
    expect(Buffer.from(item, 'base64url').toString('latin1')).not.toContain('2026');
  });

  it('a cursor stays within the contract length for a long position', () => {
    expect(pack('feed', [...position, 'x'.repeat(60)]).length).toBeLessThanOrEqual(300);
  });

  it.each([
    ['another list', pack('comments', position)],
    ['another server', encryptedCursors(Buffer.alloc(32, 8)).pack('feed', position)],
    ['a changed letter', pack('feed', position).replace(/^./, (email) => (email === 'A' ? 'B' : 'A'))],
    ['another spelling', `${pack('feed', position)}==`],
    ['made up', 'abc'],
    ['empty', ''],
  ])('an invalid cursor is rejected with 400: %s', (_what, cursor) => {
    const open = () => unpack('feed', cursor);
    expect(open).toThrow(Refusal);
    expect(open).toThrow(expect.objectContaining({ status: 400, code: 'INVALID_CURSOR' }));
  });
});
