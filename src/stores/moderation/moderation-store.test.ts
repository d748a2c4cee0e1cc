import { describe, expect, it } from 'vitest';
import type { DecisionInput, ModerationPort, QueueItem } from '../../core/moderation/moderation-port';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import type { Timers } from '../../core/shared/timers';
import { ModerationStore } from './moderation-store';

const item = (id: string, kind: QueueItem['kind'] = 'POST'): QueueItem => ({
  id,
  kind,
  community: 'Salary talk',
  title: 'A title',
  text: 'A text',
  pictures: [],
  holdReason: 'ABUSE',
  reports: [],
  appeal: undefined,
  flag: undefined,
  createdAt: new Date('2026-11-20T12:00:00Z'),
  former: [],
  page: undefined,
  lastDecisionId: 'Lg1',
  version: 'v1',
  earlier: [],
});

const moderating = (change: Partial<ModerationPort> = {}) => {
  const decided: DecisionInput[] = [];
  const waiting = new Set<() => void>();
  const timers: Timers = {
    after: (_, run) => {
      waiting.add(run);
      return () => void waiting.delete(run);
    },
    every: () => () => undefined,
  };
  const port = {
    listQueue: async () => [item('one'), item('two'), item('one', 'COMMENT')],
    decide: async (decision: DecisionInput) => void decided.push(decision),
    ...change,
  } as ModerationPort;
  /** Lets the time for undoing pass. */
  const pass = async () => {
    for (const run of [...waiting]) run();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { store: new ModerationStore(port, timers), decided, pass };
};
const KEEP = { decision: 'KEEP', rule: 'K1', text: '' } as const;
const hide = { decision: 'HIDE', rule: 'A1', text: 'No insults.' } as const;
const names = (store: ModerationStore) => loaded(store.queue)?.map(({ id, kind }) => `${kind} ${id}`);
const ALL = ['POST one', 'POST two', 'COMMENT one'];

describe('[R-585] the queue of a moderator', () => {
  it('a decided item leaves the queue at once, and the decision is sent when it can no longer be undone', async () => {
    const { store, decided, pass } = moderating();
    await store.open();
    store.decide(item('one'), hide);
    expect([names(store), decided]).toEqual([['POST two', 'COMMENT one'], []]);
    await pass();
    const input = { id: 'one', kind: 'POST', lastDecisionId: 'Lg1', version: 'v1', ...hide };
    expect([decided, store.pending]).toEqual([[input], []]);
  });

  it('undoing restores the newest decision with its rule and note, and sends nothing', async () => {
    const { store, decided, pass } = moderating();
    await store.open();
    store.decide(item('one'), hide);
    store.decide(item('two'), { decision: 'KEEP', rule: 'K1', text: '' });
    store.undo();
    store.undo();
    store.undo();
    await pass();
    expect([names(store)?.toSorted(), decided]).toEqual([ALL.toSorted(), []]);
    expect(store.returned.map(({ input }) => [input.id, input.rule, input.text])).toEqual([
      ['two', 'K1', ''],
      ['one', 'A1', 'No insults.'],
    ]);
  });

  it('a list that is loaded in the meantime does not show an item whose decision is pending', async () => {
    const { store } = moderating();
    await store.open();
    store.decide(item('one'), hide);
    await store.open();
    expect(names(store)).toEqual(['POST two', 'COMMENT one']);
  });

  it('leaving the page sends pending decisions once', async () => {
    const { store, decided, pass } = moderating();
    await store.open();
    store.decide(item('one'), hide);
    await store.flush();
    await pass();
    store.undo();
    expect(decided).toHaveLength(1);
    expect(names(store)).toEqual(['POST two', 'COMMENT one']);
  });

  it('an item returns to the queue with the failure when its decision is refused', async () => {
    const decide = () => Promise.reject(new Failure('offline', 'decide', 0));
    const { store, pass } = moderating({ decide });
    await store.open();
    store.decide(item('one'), hide);
    await pass();
    expect(names(store)).toEqual(ALL);
    expect(store.returned[0]?.failure?.kind).toBe('offline');
  });

  it('an item that another moderator decided in the meantime does not return', async () => {
    const decide = () => Promise.reject(new Failure('conflict', 'decide', 409, { code: 'DECIDED_ALREADY' }));
    const { store, pass } = moderating({ decide });
    await store.open();
    store.decide(item('one'), hide);
    await pass();
    expect([names(store), store.tooLate]).toEqual([['POST two', 'COMMENT one'], 1]);
  });

  it('an item that its author edited in the meantime returns with its new text and the reason', async () => {
    const failure = new Failure('conflict', 'decide', 409, { code: 'EDITED_MEANWHILE' });
    const edited = { ...item('one'), text: 'Another text', version: 'v2' };
    const lists = [[item('one'), item('two')], [edited]];
    const { store, decided, pass } = moderating({
      listQueue: async () => lists.shift() ?? [],
      decide: async (decision) => {
        if (decision.version === 'v1') throw failure;
        decided.push(decision);
      },
    });
    await store.open();
    store.decide(item('one'), KEEP);
    await pass();
    expect(loaded(store.queue)).toEqual([edited, item('two')]);
    expect(store.returned[0]?.failure).toBe(failure);
    store.decide(edited, KEEP);
    await pass();
    expect(decided).toEqual([{ id: 'one', kind: 'POST', lastDecisionId: 'Lg1', version: 'v2', ...KEEP }]);
  });

  it('the moderation queue is open only to members with the staff role', async () => {
    const listQueue = () => Promise.reject(new Failure('forbidden', 'listQueue', 403));
    const { store } = moderating({ listQueue });
    await store.open();
    expect(store.forbidden).toBe(true);
  });
});
