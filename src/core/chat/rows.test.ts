import { describe, expect, it } from 'vitest';
import { latestFrom, latestStillFrom, rowsOf, splitRows } from './rows';
import { chatMessage } from './testing';
import { startedThread, type Thread, withUnsent } from './thread';

const many = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => chatMessage(first + index));
const message = (count: number): Thread => startedThread({ items: many(count), upTo: count, hasMore: false });
const keys = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);

describe('the latest messages of a chat', () => {
  it('the latest messages of a chat are the last twelve plus every unsent message', () => {
    const thread = withUnsent(message(1000), 'mine', 'Hello');
    const { earlier, latest } = splitRows(rowsOf(thread), latestFrom(thread.messages));
    expect(earlier).toHaveLength(988);
    expect(keys(latest)).toEqual([...keys(many(12, 989).map(({ id }) => ({ key: id }))), 'mine']);
  });

  it('the latest messages of a chat are all messages when there are few', () => {
    const { messages } = message(5);
    const { earlier, latest } = splitRows(rowsOf(message(5)), latestFrom(messages));
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
    const { earlier, latest } = splitRows(rowsOf(message(5)), 6);
    expect([earlier.length, latest.length]).toEqual([5, 0]);
  });
});
