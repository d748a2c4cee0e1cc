import { expect, it } from 'vitest';
import { GROUP_ALIAS, isGroupName } from '../shared/group-alias';
import { isByAuthor } from './comment-list';

const by = (name: string) => ({
  author: { name, avatarUrl: 'a', profile: 'ANONYMOUS', verified: true } as never,
});

it('a comment under the name of a group is never marked as the author of the post, because many share the name', () => {
  const name = GROUP_ALIAS.name('Zentrix Labs');
  expect([isGroupName(name), isByAuthor(by(name), by(name))]).toEqual([true, false]);
  expect([isGroupName('quiet_fern'), isByAuthor(by('quiet_fern'), by('quiet_fern'))]).toEqual([false, true]);
});
