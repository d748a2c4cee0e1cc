import { array, assert, boolean, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatMessage } from './testing';
import {
  begun,
  EMPTY_THREAD,
  filled,
  judged,
  missingAfter,
  received,
  saying,
  type Thread,
  unsaid,
  withOlder,
} from './thread';

const page = (from: number, to: number, hasMore = false) => ({
  items: Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => chatMessage(from + at)),
  upTo: to,
  hasMore,
});
const numbers = (thread: Thread) => thread.messages.map(({ number }) => number);

describe('a chat', () => {
  it('shows a message as a moderator has left it, and none it did not show before', () => {
    const thread = begun(page(1, 3));
    const removed = chatMessage(2, { text: '', removed: true });
    expect(judged(thread, removed).messages).toEqual([chatMessage(1), removed, chatMessage(3)]);
    expect(judged(judged(thread, removed), chatMessage(2))).toEqual(thread);
    expect(judged(thread, chatMessage(9))).toEqual(thread);
  });

  it('knows what came early, and asks for what lies between', () => {
    const thread = received(begun(page(1, 3)), chatMessage(6));
    expect(numbers(thread)).toEqual([1, 2, 3, 6]);
    expect(missingAfter(thread)).toBe(3);
    const whole = filled(thread, page(4, 6));
    expect(numbers(whole)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(missingAfter(whole)).toBeUndefined();
  });

  it('does not wait for what was taken away', () => {
    const thread = received(begun(page(1, 3)), chatMessage(6));
    const whole = filled(thread, { items: [chatMessage(6)], upTo: 6, hasMore: false });
    expect(numbers(whole)).toEqual([1, 2, 3, 6]);
    expect(missingAfter(whole)).toBeUndefined();
  });

  it('puts older messages before the others', () => {
    const thread = withOlder(begun(page(51, 60, true)), page(1, 50));
    expect(numbers(thread)).toEqual(page(1, 60).items.map(({ number }) => number));
    expect(thread.hasOlder).toBe(false);
  });

  it('shows what one says until it is said, once', () => {
    const waiting = saying(begun(page(1, 2)), 'mine', 'Hello');
    expect(waiting.unsent).toEqual([{ clientId: 'mine', text: 'Hello', state: 'sending' }]);
    expect(unsaid(waiting, 'mine', 'lost').unsent[0]?.state).toBe('lost');
    const said = received(unsaid(waiting, 'mine', 'lost'), {
      ...chatMessage(3),
      clientId: 'mine',
      mine: true,
    });
    expect(said.unsent).toEqual([]);
    expect(numbers(received(said, { ...chatMessage(3), clientId: 'mine', mine: true }))).toEqual([1, 2, 3]);
    const others = received(waiting, { ...chatMessage(3), clientId: 'mine', mine: false });
    expect(others.unsent).toHaveLength(1);
  });

  it('[R-478] whatever is dropped, doubled or late, everything is there once and in order', () => {
    const LAST = 60;
    const event = constantFrom('arrives', 'again', 'lost', 'late');
    assert(
      property(
        array(event, { minLength: LAST, maxLength: LAST }),
        integer({ min: 0, max: 20 }),
        boolean(),
        (events, first, atOnce) => {
          let thread = begun(page(1, first));
          const late: number[] = [];
          const askFor = (upTo: number) => {
            const after = missingAfter(thread);
            // The service never answers less than it has been told.
            if (after !== undefined) thread = filled(thread, page(after + 1, upTo));
          };
          events.forEach((what, at) => {
            const number = first + at + 1;
            if (what === 'late') late.push(number);
            if (what === 'arrives' || what === 'again') thread = received(thread, chatMessage(number));
            if (what === 'again') thread = received(thread, chatMessage(number));
            if (atOnce) askFor(number);
            expect(numbers(thread)).toEqual([...new Set(numbers(thread))].sort((a, b) => a - b));
          });
          for (const number of late) thread = received(thread, chatMessage(number));
          // Joined again: what lies after the last known one is fetched.
          thread = filled(thread, page(thread.upTo + 1, first + LAST));
          expect(numbers(thread)).toEqual(page(1, first + LAST).items.map(({ number }) => number));
          expect(missingAfter(thread)).toBeUndefined();
        },
      ),
    );
  });

  it('is empty before anybody said anything', () => {
    expect(numbers(received(EMPTY_THREAD, chatMessage(1)))).toEqual([1]);
    expect(missingAfter(received(EMPTY_THREAD, chatMessage(1)))).toBeUndefined();
  });
});
