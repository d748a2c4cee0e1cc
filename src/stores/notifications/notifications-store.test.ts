import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { desk, made, notice, statuses, turn } from './notices-testing';

describe('notifications', () => {
  it('[R-462][R-265] opening the notifications marks every unseen one as seen, at once and on the server', async () => {
    const { state, store } = made([notice('a'), notice('b', 1), notice('c', 2)]);
    await store.refresh();
    expect(store.counts).toEqual({ unseen: 1, unread: 2 });
    const viewing = store.view();
    expect([store.counts, statuses(store)]).toEqual([{ unseen: 0, unread: 2 }, [1, 1, 2]]);
    await viewing;
    expect(state.marks).toEqual([{ action: 'View', notificationIds: ['a'] }]);
    await store.view();
    expect(state.marks).toHaveLength(1);
  });

  it('[R-699] one or all notifications can be marked read, and nothing is sent for those already read', async () => {
    const { state, store } = made([notice('a'), notice('b', 1), notice('c', 2)]);
    await store.refresh();
    await store.read(['b', 'c']);
    expect(statuses(store)).toEqual([0, 2, 2]);
    await store.readAll();
    expect(state.marks.map(({ notificationIds }) => notificationIds)).toEqual([['b'], ['a']]);
    expect(store.counts.unread).toBe(0);
  });

  it('[R-742] a failed notification request is logged, the list remains and an unsaved mark is undone', async () => {
    const { state, store, logged } = made([notice('a')]);
    await store.refresh();
    state.fail = true;
    await store.refresh();
    expect([store.list.state, statuses(store), logged.length]).toEqual(['FAILURE', [0], 1]);
    state.fail = false;
    await store.refresh();
    state.fail = true;
    const reading = store.readAll();
    expect(statuses(store)).toEqual([2]);
    await reading;
    state.fail = false;
    await store.refresh();
    expect(statuses(store)).toEqual([0]);
  });

  it('[R-178][R-179] a link from a notification marks it read, and from a push message counts it by its key', async () => {
    const { state, store } = made([notice('a'), notice('b')]);
    await store.follow({ id: 'a' });
    await store.follow({ id: 'b', k: 'sealed' });
    expect(state.marks).toEqual([
      { action: 'Read', notificationIds: ['a'] },
      { action: 'WebPushClick', k: 'sealed' },
    ]);
    await store.refresh();
    expect(statuses(store)[0]).toBe(2);
  });

  it.each([
    ['response', true],
    ['request', false],
  ] as const)(
    '[R-877] a mute request whose %s was lost shows the saved state: muted %s',
    async (lost, isMuted) => {
      const { state, store } = made([notice('a')]);
      await store.refresh();
      state.lost = lost;
      expect((await store.mute('a', true)) === true).toBe(isMuted);
      expect(store.items[0]?.isMuted).toBe(isMuted);
    },
  );

  it('a list requested before a notification was read does not mark it unread again', async () => {
    const { state, store } = made([notice('a')]);
    await store.refresh();
    state.hold = true;
    const late = store.refresh();
    const reading = store.read(['a']);
    await turn();
    const [list, mark] = state.held.splice(0);
    list?.();
    await late;
    expect(statuses(store)).toEqual([2]);
    mark?.();
    await reading;
    expect(statuses(store)).toEqual([2]);
  });

  it.each([
    [1280, false, 'computer'],
    [769, false, 'computer'],
    [768, false, 'phone'],
    [1280, true, 'phone'],
  ])(
    '[R-697][R-789] at %i pixels, native %s, the notifications are requested for a %s',
    async (width, nativeApp, platform) => {
      const { state, store } = made([], { ...desk, nativeApp, width: () => width });
      await store.refresh();
      expect(state.platforms).toEqual([platform]);
    },
  );
});

/** All possible steps in any order, with responses that arrive late and in any order. */
const step = fc.oneof(
  fc.record({ does: fc.constant('told' as const), which: fc.nat(4) }),
  fc.record({ does: fc.constantFrom('poll' as const, 'view' as const, 'readAll' as const) }),
  fc.record({ does: fc.constant('read' as const), which: fc.nat(4) }),
  fc.record({ does: fc.constant('respond' as const), which: fc.nat(6) }),
);

it('[R-265] in any order of events the badge matches the list, read notifications stay read, and both end as on the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const { state, store } = made();
      state.hold = true;
      const listeners = new Set<string>();
      const readHere = new Set<string>();
      for (const item of steps) {
        if (item.does === 'told' && !listeners.has(`n${item.which}`)) {
          listeners.add(`n${item.which}`);
          state.items = [notice(`n${item.which}`), ...state.items];
        }
        if (item.does === 'poll') void store.refresh();
        if (item.does === 'view') void store.view();
        if (item.does === 'readAll') {
          for (const { id } of store.items) readHere.add(id);
          void store.readAll();
        }
        if (item.does === 'read' && store.items[item.which]) {
          readHere.add(store.items[item.which]?.id ?? '');
          void store.read([store.items[item.which]?.id ?? '']);
        }
        if (item.does === 'respond') state.held.splice(item.which % Math.max(1, state.held.length), 1)[0]?.();
        await turn();
        const shown = store.items.filter(({ status }) => status < 2);
        expect(store.counts.unread).toBe(shown.length);
        expect(shown.filter(({ id }) => readHere.has(id))).toEqual([]);
      }
      state.hold = false;
      while (state.held.length > 0) {
        for (const go of state.held.splice(0)) go();
        await turn();
      }
      await store.refresh();
      expect(store.items).toEqual(state.items);
    }),
    { numRuns: 150 },
  );
});
