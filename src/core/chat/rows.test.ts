import { describe, expect, it } from 'vitest';
import { latestFrom, latestStillFrom, parted, rowsOf } from './rows';
import { chatMessage } from './testing';
import { begun, saying, type Thread } from './thread';

const many = (count: number, first = 1) => Array.from({ length: count }, (_, at) => chatMessage(first + at));
const said = (count: number): Thread => begun({ items: many(count), upTo: count, hasMore: false });
const keys = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);

describe('the latest messages of a chat', () => {
  it('the latest messages of a chat are the last twelve plus every unsent message', () => {
    const thread = saying(said(1000), 'mine', 'Hello');
    const { earlier, latest } = parted(rowsOf(thread), latestFrom(thread.messages));
    expect(earlier).toHaveLength(988);
    expect(keys(latest)).toEqual([...keys(many(12, 989).map(({ id }) => ({ key: id }))), 'mine']);
  });

  it('the latest messages of a chat are all messages when there are few', () => {
    const { messages } = said(5);
    const { earlier, latest } = parted(rowsOf(said(5)), latestFrom(messages));
    expect([earlier.length, latest.length]).toEqual([0, 5]);
  });

  it('the latest messages of a chat start at the same message when older and newer ones are added', () => {
    const from = latestFrom(many(60, 101));
    expect(latestStillFrom(many(260, 1), 249)).toBe(249);
    expect(latestStillFrom(many(108, 101), from)).toBe(from);
  });

  it('the latest messages of a chat are reduced again when they exceed sixty', () => {
    const from = latestFrom(many(60, 101));
    expect(from).toBe(149);
    expect(latestStillFrom(many(109, 101), from)).toBe(198);
  });

  it('the latest messages of a chat are empty when all of them are hidden', () => {
    const { earlier, latest } = parted(rowsOf(said(5)), 6);
    expect([earlier.length, latest.length]).toEqual([5, 0]);
  });
});
