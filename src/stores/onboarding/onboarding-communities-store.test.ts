import { expect, it } from 'vitest';
import type { Community } from '../../core/communities/community';
import { Failure } from '../../core/shared/failure';
import { OnboardingCommunitiesStore } from './onboarding-communities-store';

const TALK: Community = {
  kind: 'TOPIC',
  id: 7,
  name: 'Salary talk',
  slug: 'salary-talk',
  logoUrl: '/art/scene/talk.svg',
  category: 'Pay',
  followed: false,
  reach: { posts: 12, followers: 340 },
};

function offering(answer: () => readonly Community[]) {
  const listCommunities = async () => [{ kind: 'TOPIC', title: 'For you', communities: answer() }];
  return new OnboardingCommunitiesStore({ listCommunities } as never);
}

it('[R-055] communities that cannot be rendered count as a failure and can be requested again', async () => {
  let name: unknown = { text: 'Salary talk' };
  const store = offering(() => [{ ...TALK, name } as Community]);
  await store.open();
  expect(store.offered).toMatchObject({ state: 'FAILURE', failure: { kind: 'contract' } });
  name = 'Salary talk';
  await store.open();
  expect(store.offered).toMatchObject({ state: 'SUCCESS', value: [TALK] });
});

it('[R-734] a community choice that times out is read again and stays selected if it was saved', async () => {
  let current = true;
  const silence = () => Promise.reject(new Failure('unavailable', 'joinCommunity', 0, { code: 'TIMEOUT' }));
  const port = { joinCommunity: silence, readCommunity: async () => ({ ...TALK, followed: current }) };
  const store = new OnboardingCommunitiesStore(port as never);
  await store.press(TALK);
  expect(store.isFollowed(TALK)).toBe(true);
  const other = { ...TALK, id: 8 };
  current = false;
  await expect(store.press(other)).rejects.toMatchObject({ code: 'TIMEOUT' });
  expect(store.isFollowed(other)).toBe(false);
});

it('presses on a community are sent in order, and the last one wins', async () => {
  const answers: (() => void)[] = [];
  const asked: string[] = [];
  const ask = (operation: string) => () => {
    asked.push(operation);
    return new Promise<void>((resolve) => answers.push(resolve));
  };
  const port = { joinCommunity: ask('join'), leaveCommunity: ask('leave') };
  const store = new OnboardingCommunitiesStore(port as never);
  const presses = [store.press(TALK), store.press(TALK)];
  await expect.poll(() => asked).toEqual(['leave']);
  answers[0]?.();
  await Promise.all(presses);
  expect(store.isFollowed(TALK)).toBe(false);
});

it('an expired session makes the request for communities fail, so that the page can offer a login', async () => {
  const ended = new Failure('unauthorised', 'listCommunities', 401);
  const store = offering(() => {
    throw ended;
  });
  await expect(store.open()).rejects.toBe(ended);
});
