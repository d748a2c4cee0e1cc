import { describe, expect, it } from 'vitest';
import { encryptedCursors } from './cursors';
import { Refusal } from './http/refusal';

const { pack, unpack } = encryptedCursors(Buffer.alloc(32, 7));
const position = ['2026-11-20T09:00:00.000Z', 'Kq3vT8mXb2Lw9RzY', 12.5] as const;

describe('a cursor', () => {
  it('leads back to its position', () => {
    expect(unpack('feed', pack('feed', position))).toEqual(position);
  });

  it('is another text each time and tells nothing of the position', () => {
    const [one, two] = [pack('feed', position), pack('feed', position)];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('2026');
  });

  it('fits the contract even for a long position', () => {
    expect(pack('feed', [...position, 'x'.repeat(60)]).length).toBeLessThanOrEqual(300);
  });

  it.each([
    ['another list', pack('comments', position)],
    ['another server', encryptedCursors(Buffer.alloc(32, 8)).pack('feed', position)],
    ['a changed letter', pack('feed', position).replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))],
    ['another spelling', `${pack('feed', position)}==`],
    ['made up', 'abc'],
    ['empty', ''],
  ])('of %s is refused with 400', (_what, cursor) => {
    const open = () => unpack('feed', cursor);
    expect(open).toThrow(Refusal);
    expect(open).toThrow(expect.objectContaining({ status: 400, code: 'INVALID_CURSOR' }));
  });
});
