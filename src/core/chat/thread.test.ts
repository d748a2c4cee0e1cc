import { array, assert, boolean, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatMessage } from './testing';
import {
  EMPTY_THREAD,
  filled,
  missingAfter,
  received,
  startedThread,
  type Thread,
  withModerated,
  withOlder,
  withoutUnsent,
  withUnsent,
} from './thread';

const page = (from: number, to: number, hasMore = false) => ({
  items: Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => chatMessage(from + index)),
  upTo: to,
  hasMore,
});
const numbers = (thread: Thread) => thread.messages.map(({ number }) => number);

describe('a chat thread', () => {
  it('a chat thread shows a moderator decision on a shown message and adds no message that was not shown', () => {
    const thread = startedThread(page(1, 3));
    const removed = chatMessage(2, { text: '', removed: true });
    expect(withModerated(thread, removed).messages).toEqual([chatMessage(1), removed, chatMessage(3)]);
    expect(withModerated(withModerated(thread, removed), chatMessage(2))).toEqual(thread);
    expect(withModerated(thread, chatMessage(9))).toEqual(thread);
  });

  it('a chat thread stores a message that arrives early and requests the gap before it', () => {
    const thread = received(startedThread(page(1, 3)), chatMessage(6));
    expect(numbers(thread)).toEqual([1, 2, 3, 6]);
    expect(missingAfter(thread)).toBe(3);
    const whole = filled(thread, page(4, 6));
    expect(numbers(whole)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(missingAfter(whole)).toBeUndefined();
  });

  it('a chat thread does not wait for a message that was removed', () => {
    const thread = received(startedThread(page(1, 3)), chatMessage(6));
    const whole = filled(thread, { items: [chatMessage(6)], upTo: 6, hasMore: false });
    expect(numbers(whole)).toEqual([1, 2, 3, 6]);
    expect(missingAfter(whole)).toBeUndefined();
  });

  it('a chat thread puts older messages before the others', () => {
    const thread = withOlder(startedThread(page(51, 60, true)), page(1, 50));
    expect(numbers(thread)).toEqual(page(1, 60).items.map(({ number }) => number));
    expect(thread.hasOlder).toBe(false);
  });

  it('a chat thread shows an unsent message until it is delivered, and only once', () => {
    const waiting = withUnsent(startedThread(page(1, 2)), 'mine', 'Hello');
    expect(waiting.unsent).toEqual([{ clientId: 'mine', text: 'Hello', state: 'sending' }]);
    expect(withoutUnsent(waiting, 'mine', 'lost').unsent[0]?.state).toBe('lost');
    const thread = received(withoutUnsent(waiting, 'mine', 'lost'), {
      ...chatMessage(3),
      clientId: 'mine',
      mine: true,
    });
    expect(thread.unsent).toEqual([]);
    expect(numbers(received(thread, { ...chatMessage(3), clientId: 'mine', mine: true }))).toEqual([1, 2, 3]);
    const rest = received(waiting, { ...chatMessage(3), clientId: 'mine', mine: false });
    expect(rest.unsent).toHaveLength(1);
  });

  it('[R-478] a chat thread shows every message once and in order when events are dropped, doubled or late', () => {
    const LAST = 60;
    const event = constantFrom('arrives', 'again', 'lost', 'late');
    assert(
      property(
        array(event, { minLength: LAST, maxLength: LAST }),
        integer({ min: 0, max: 20 }),
        boolean(),
        (events, first, atOnce) => {
          let thread = startedThread(page(1, first));
          const late: number[] = [];
          const askFor = (upTo: number) => {
            const after = missingAfter(thread);
            // The response of the service always includes every message sent so far.
            if (after !== undefined) thread = filled(thread, page(after + 1, upTo));
          };
          events.forEach((label, index) => {
            const number = first + index + 1;
            if (label === 'late') late.push(number);
            if (label === 'arrives' || label === 'again') thread = received(thread, chatMessage(number));
            if (label === 'again') thread = received(thread, chatMessage(number));
            if (atOnce) askFor(number);
            expect(numbers(thread)).toEqual([...new Set(numbers(thread))].sort((a, b) => a - b));
          });
          for (const number of late) thread = received(thread, chatMessage(number));
          // After a rejoin, the messages after the last known one are fetched.
          thread = filled(thread, page(thread.upTo + 1, first + LAST));
          expect(numbers(thread)).toEqual(page(1, first + LAST).items.map(({ number }) => number));
          expect(missingAfter(thread)).toBeUndefined();
        },
      ),
    );
  });

  it('a chat thread is empty before the first message', () => {
    expect(numbers(received(EMPTY_THREAD, chatMessage(1)))).toEqual([1]);
    expect(missingAfter(received(EMPTY_THREAD, chatMessage(1)))).toBeUndefined();
  });
});
