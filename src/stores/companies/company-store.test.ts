import { expect, it, vi } from 'vitest';
import type { Community } from '../../core/communities/community';
import { FollowCommunity } from '../../core/communities/follow-community';
import { aCompany } from '../../core/companies/testing';
import { aCommunity } from '../../core/feed/testing';
import type { Profile } from '../../core/login/profile-port';
import { Failure } from '../../core/shared/failure';
import { CommunitiesStore } from '../communities/communities-store';
import { MembershipStore } from '../communities/membership-store';
import { LoginPromptStore } from '../login/login-prompt-store';
import { CompanyStore } from './company-store';

const asha = { userName: 'Asha', isReader: true } as Profile;
const notRequested = () => {
  throw new Error('no one asks this here');
};
const companies = {
  readCompany: async () => aCompany(),
  listCompanies: notRequested,
  listCompanyFilters: notRequested,
  readStory: notRequested,
  readSurroundings: notRequested,
  listOffices: notRequested,
  readOffice: notRequested,
  listPhotos: notRequested,
  listBenefits: notRequested,
};

function visit(
  profile: Profile | undefined,
  answer: () => Promise<void> = async () => undefined,
  readCommunity: () => Promise<Community> = notRequested,
) {
  const communities = {
    listCommunities: notRequested,
    searchCommunities: notRequested,
    readCommunity,
    joinCommunity: answer,
    leaveCommunity: answer,
  };
  const current = { session: { profile } };
  const loginPrompts = new LoginPromptStore();
  const rail = new CommunitiesStore(communities, current);
  const members = new MembershipStore(new FollowCommunity(communities, current), loginPrompts, rail);
  return { loginPrompts, store: new CompanyStore(companies, current, members) };
}

it('the follow button follows a company at once, and the next press unfollows it', async () => {
  const { store } = visit(asha);
  await store.open('zentrix-labs');
  const pressed = store.pressFollow();
  expect(store.company?.followed).toBe(true);
  await pressed;
  await store.pressFollow();
  expect(store.company?.followed).toBe(false);
});

it('a failed follow is reverted', async () => {
  const { store } = visit(asha, () => Promise.reject(new Failure('offline', 'joinCommunity', 0)));
  await store.open('zentrix-labs');
  await expect(store.pressFollow()).rejects.toBeInstanceOf(Failure);
  expect(store.company?.followed).toBe(false);
});

it('[R-055] repeated presses of the follow button are sent in sequence, and the last press wins', async () => {
  const underWay: (() => void)[] = [];
  const { store } = visit(asha, () => new Promise((resolve) => underWay.push(() => resolve(undefined))));
  await store.open('zentrix-labs');
  const first = store.pressFollow();
  await vi.waitFor(() => expect(underWay).toHaveLength(1));
  const presses = [first, store.pressFollow(), store.pressFollow()];
  expect(store.company?.followed).toBe(true);
  underWay[0]?.();
  // Of the presses during a request, only the last is sent.
  await vi.waitFor(() => expect(underWay).toHaveLength(2));
  underWay[1]?.();
  await Promise.all(presses);
  expect([store.company?.followed, underWay.length]).toEqual([true, 2]);
});

it('[R-734] a follow that timed out is checked with the server, and stays if it was saved', async () => {
  let current = false;
  const silence = new Failure('unavailable', 'joinCommunity', 0, { code: 'TIMEOUT' });
  const { store } = visit(
    asha,
    () => Promise.reject(silence),
    async () => aCommunity({ followed: current }),
  );
  await store.open('zentrix-labs');
  await expect(store.pressFollow()).rejects.toBe(silence);
  expect(store.company?.followed).toBe(false);
  current = true;
  await store.pressFollow();
  expect(store.company?.followed).toBe(true);
});

it('a visitor who presses follow gets a login prompt', async () => {
  const { store, loginPrompts } = visit(undefined);
  await store.open('zentrix-labs');
  await store.pressFollow();
  expect(loginPrompts.current?.loginPrompt).toBe('login');
  expect(store.company?.followed).toBe(false);
});
