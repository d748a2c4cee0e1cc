import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSendMessage } from './can-send-message';
import type { ChatMembership } from './chat';
import { listed, totals, withAllRead, withMark, withMessage, withModerated, withPeerMark } from './groups';
import { nextMembership } from './membership';
import { chatGroup, chatMessage } from './testing';

const STANDINGS: readonly ChatMembership[] = ['ACTIVE', 'REQUESTED', 'WAITING', 'BLOCKED', 'LEFT'];

describe('the list of chats', () => {
  const groups = [
    chatGroup('a', { audience: 'JOBSEEKER' }),
    chatGroup('b', { status: 'REQUESTED', kind: 'DIRECT' }),
    chatGroup('c'),
  ];
  it('the list of chats keeps requests and job seeker rooms apart', () => {
    const ids = (list: Parameters<typeof listed>[1]) => listed(groups, list).map(({ id }) => id);
    expect([ids('all'), ids('jobseeker'), ids('requests')]).toEqual([['a', 'c'], ['a'], ['b']]);
  });

  it('the list of chats moves the chat with a new message to the top', () => {
    const [first] = withMessage(groups, chatMessage(1, { groupId: 'c' }));
    expect(first).toMatchObject({ id: 'c', unread: 1, lastNumber: 1, lastMessage: { text: 'Message 1' } });
    const [own] = withMessage(groups, chatMessage(1, { groupId: 'c', mine: true }));
    expect(own).toMatchObject({ id: 'c', unread: 0, readNumber: 1 });
  });

  it('the list of chats marks a message removed by a moderator without changing order or unread counts', () => {
    const messages = withMessage(groups, chatMessage(4, { groupId: 'c' }));
    const gone = { groupId: 'c', text: '', removed: true };
    expect(withModerated(messages, chatMessage(4, gone))).toEqual([
      { ...messages[0], lastMessage: { ...messages[0]?.lastMessage, text: '', removed: true } },
      ...messages.slice(1),
    ]);
    expect(withModerated(messages, chatMessage(3, gone))).toEqual(messages);
  });

  it('the list of chats moves read marks forward and never back', () => {
    const read = withMark([chatGroup('a', { unread: 4, readNumber: 5 })], {
      groupId: 'a',
      readNumber: 7,
      unread: 2,
    });
    expect(read[0]).toMatchObject({ readNumber: 7, unread: 2 });
    expect(withMark(read, { groupId: 'a', readNumber: 6, unread: 3 })).toEqual(read);
    expect(withPeerMark(withPeerMark(groups, 'c', 9), 'c', 4)[2]?.peerReadNumber).toBe(9);
  });

  it('the badge always equals the sum of the chats in the list', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const event = record({
      what: constantFrom('message', 'own', 'read', 'twice'),
      groupId: constantFrom(...ids),
      step: integer({ min: 1, max: 3 }),
    });
    assert(
      property(array(event, { maxLength: 80 }), (events) => {
        let known: readonly ReturnType<typeof chatGroup>[] = ids.map((id) =>
          chatGroup(id, { status: id === 'd' ? 'BLOCKED' : id === 'c' ? 'REQUESTED' : 'ACTIVE' }),
        );
        const truth = new Map(ids.map((id) => [id, { last: 0, unread: 0 }]));
        for (const { what: label, groupId } of events) {
          const input = truth.get(groupId) ?? { last: 0, unread: 0 };
          if (label === 'read') {
            known = withAllRead(known, groupId);
            truth.set(groupId, { ...input, unread: 0 });
            continue;
          }
          const message = chatMessage(input.last + 1, { groupId, mine: label === 'own' });
          known = withMessage(known, message);
          if (label === 'twice') known = withMessage(known, message);
          const unread = groupId === 'd' || label === 'own' ? 0 : groupId === 'c' ? 1 : input.unread + 1;
          truth.set(groupId, { last: input.last + 1, unread });
        }
        const visible = known.reduce((sum, { unread }) => sum + unread, 0);
        expect(totals(known)).toEqual({ unreadCount: visible, groupCount: ids.length });
        expect(visible).toBe([...truth.values()].reduce((sum, { unread }) => sum + unread, 0));
      }),
    );
  });
});

describe('a direct chat', () => {
  it('a direct chat lets the requester send three messages and refuses messages once it is closed', () => {
    const request = { kind: 'DIRECT', own: 'WAITING', peer: 'REQUESTED' } as const;
    expect([0, 1, 2, 3].map((message) => canSendMessage(request, message))).toEqual([
      'yes',
      'yes',
      'yes',
      'wait',
    ]);
    for (const own of STANDINGS)
      for (const peer of STANDINGS) {
        const may = canSendMessage({ kind: 'DIRECT', own, peer }, 0);
        // A refusal must reveal nothing to the requester: declined and blocked look like not yet answered.
        const open = (own === 'ACTIVE' && peer === 'ACTIVE') || own === 'WAITING';
        expect(may).toBe(open ? 'yes' : 'closed');
      }
    expect(canSendMessage({ kind: 'ROOM', own: 'ACTIVE', peer: undefined }, 99)).toBe('yes');
  });

  it('a direct chat can be accepted, declined and blocked only by the member who was asked', () => {
    const request = { own: 'REQUESTED', peer: 'WAITING' } as const;
    expect(nextMembership(request, 'ACTIVE')).toEqual({ own: 'ACTIVE', peer: 'ACTIVE' });
    expect(nextMembership(request, 'LEFT')).toEqual({ own: 'LEFT', peer: 'WAITING' });
    expect(nextMembership(request, 'BLOCKED')).toEqual({ own: 'BLOCKED', peer: 'WAITING' });
    expect(nextMembership({ own: 'WAITING', peer: 'REQUESTED' }, 'ACTIVE')).toEqual({
      own: 'WAITING',
      peer: 'REQUESTED',
    });
    expect(nextMembership({ own: 'BLOCKED', peer: 'WAITING' }, 'ACTIVE')?.own).toBe('REQUESTED');
    expect(nextMembership({ own: 'BLOCKED', peer: 'ACTIVE' }, 'ACTIVE')?.own).toBe('ACTIVE');
    expect(nextMembership({ own: 'LEFT', peer: 'ACTIVE' }, 'ACTIVE')).toBeUndefined();
  });

  it.each([
    ['REQUESTED', 'LEFT', 'REQUESTED'],
    ['REQUESTED', 'BLOCKED', 'REQUESTED'],
    ['WAITING', 'REQUESTED', 'WAITING'],
    ['WAITING', 'LEFT', 'WAITING'],
    ['WAITING', 'ACTIVE', 'ACTIVE'],
    ['ACTIVE', 'LEFT', 'ACTIVE'],
    ['ACTIVE', 'WAITING', 'REQUESTED'],
    [undefined, 'REQUESTED', 'WAITING'],
    [undefined, 'LEFT', 'REQUESTED'],
    [undefined, 'ACTIVE', 'ACTIVE'],
  ] as const)(
    'a member who blocked when %s and unblocks when the other one is %s is %s',
    (before, peer, own) => {
      expect(nextMembership({ own: 'BLOCKED', peer, before }, 'ACTIVE')).toEqual({ own, peer });
    },
  );
});
