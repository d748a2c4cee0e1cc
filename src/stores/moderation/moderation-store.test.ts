import { describe, expect, it } from 'vitest';
import type { DecisionInput, ModerationPort, QueueItem } from '../../core/moderation/moderation-port';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import { ModerationStore } from './moderation-store';

const item = (id: string, kind: QueueItem['kind'] = 'POST'): QueueItem => ({
  id,
  kind,
  community: 'Salary talk',
  title: 'A title',
  text: 'A text',
  pictures: [],
  heldFor: 'ABUSE',
  reports: [],
  appeal: undefined,
  createdAt: new Date('2026-11-20T12:00:00Z'),
  former: [],
});

const moderating = (change: Partial<ModerationPort> = {}) => {
  const decided: DecisionInput[] = [];
  const port = {
    listQueue: async () => [item('one'), item('two'), item('one', 'COMMENT')],
    decide: async (decision: DecisionInput) => void decided.push(decision),
    ...change,
  } as ModerationPort;
  return { store: new ModerationStore(port), decided };
};
const hide = { kind: 'POST', decision: 'HIDE', rule: 'A1', text: 'No insults.' } as const;

describe('[R-585] the queue of a moderator', () => {
  it('the moderation queue removes a decided item, and no other item with the same id', async () => {
    const { store, decided } = moderating();
    await store.open();
    await store.decide({ id: 'one', ...hide });
    expect(decided).toEqual([{ id: 'one', ...hide }]);
    expect(loaded(store.queue)?.map(({ id, kind }) => `${kind} ${id}`)).toEqual(['POST two', 'COMMENT one']);
  });

  it('the moderation queue keeps an item when its decision fails', async () => {
    const decide = () => Promise.reject(new Failure('offline', 'decide', 0));
    const { store } = moderating({ decide });
    await store.open();
    await expect(store.decide({ id: 'one', ...hide })).rejects.toThrow(Failure);
    expect(loaded(store.queue)).toHaveLength(3);
  });

  it('the moderation queue is open only to members with the staff role', async () => {
    const listQueue = () => Promise.reject(new Failure('forbidden', 'listQueue', 403));
    const { store } = moderating({ listQueue });
    await store.open();
    expect(store.forbidden).toBe(true);
  });
});
