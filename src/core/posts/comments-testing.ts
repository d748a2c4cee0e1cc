import type { Comment } from './post';

export function aComment(input: Partial<Comment> = {}): Comment {
  const id = input.id ?? 'Cm8xTq2LrW5nYb3d';
  return {
    id,
    parentId: undefined,
    text: 'Take the cash.',
    status: 'LIVE',
    edited: false,
    editable: false,
    createdAt: new Date('2026-11-20T07:00:00Z'),
    author: {
      name: 'DeccanQueen',
      avatarUrl: '/art/kolam/deccan5.svg',
      profile: 'DESIGNATION',
      bio: 'Branch manager, 11 yrs',
      verified: false,
    },
    mine: false,
    votes: { id, kind: 'COMMENT', up: 31, down: 0, mine: 'NONE' },
    reactions: { like: 0, insightful: 0, support: 0, funny: 0, mine: undefined },
    replies: [],
    repliesCount: 0,
    repliesCursor: undefined,
    ...input,
  };
}
