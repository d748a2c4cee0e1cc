import type { Community } from '../communities/community';
import type { Post } from '../posts/post';

export const aCommunity = (input: Partial<Community> = {}): Community => ({
  kind: 'TOPIC',
  id: 42,
  name: 'Salary talk',
  slug: 'salary-talk',
  logoUrl: '/art/kolam/salary-talk.svg',
  category: 'Money',
  followed: false,
  reach: { posts: 4120, followers: 104_000 },
  ...input,
});

export function aPost(input: Partial<Post> = {}): Post {
  const id = input.id ?? 'Kq3vN8xWm2Zt7Rf1';
  return {
    id,
    kind: 'TEXT',
    status: 'LIVE',
    title: 'Three offers, 60-day notice',
    text: 'Would you take ₹1.62L in hand now or wait for the stock?',
    shortened: false,
    highlight: undefined,
    createdAt: new Date('2026-11-20T06:00:00Z'),
    comments: 129,
    author: {
      name: 'LalbaghWalker',
      avatarUrl: '/art/kolam/lalbagh22.svg',
      profile: 'DESIGNATION',
      bio: 'Data engineer at Nimbus Retail',
      verified: true,
    },
    mine: false,
    edited: false,
    editable: false,
    holdReason: undefined,
    community: aCommunity(),
    media: [],
    poll: undefined,
    salary: undefined,
    topAnswer: undefined,
    reason: 'POPULAR',
    votes: { id, kind: 'POST', up: 486, down: 12, mine: 'NONE' },
    ...input,
  };
}
