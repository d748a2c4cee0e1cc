import { expect, it } from 'vitest';
import { FollowCommunity } from '../../core/communities/follow-community';
import { aCompany } from '../../core/companies/testing';
import { aCommunity } from '../../core/feed/testing';
import { CommunitiesStore } from '../communities/communities-store';
import { MembershipStore } from '../communities/membership-store';
import { LoginPromptStore } from '../login/login-prompt-store';
import { CompanyStore } from './company-store';

const company = aCompany();
const community = aCommunity({ kind: 'COMPANY', id: company.id, slug: company.urlName });

async function visit() {
  const current = { session: { profile: { userName: 'Asha' } } } as never;
  const communities = {
    joinCommunity: async () => undefined,
    leaveCommunity: async () => undefined,
    listCommunities: async () => [],
  } as never;
  const rail = new CommunitiesStore(communities, current);
  const members = new MembershipStore(
    new FollowCommunity(communities, current),
    new LoginPromptStore(),
    rail,
  );
  const store = new CompanyStore({ readCompany: async () => company } as never, current, members);
  await rail.openRail();
  await store.open(company.urlName);
  return { store, members, rail };
}

it('a company that was followed on its community page is followed on its own page', async () => {
  const { store, members } = await visit();
  await members.set(community, true);
  await store.open(company.urlName);
  expect(store.company?.followed).toBe(true);
});

it('a community that was left on the page of its company is left on its own page', async () => {
  const { store, members } = await visit();
  await members.set(community, true);
  await store.pressFollow();
  expect([members.current(community).followed, store.company?.followed]).toEqual([false, false]);
});

it('a company that was followed appears among the followed communities', async () => {
  const { store, rail } = await visit();
  expect(rail.rail.state).toBe('SUCCESS');
  await store.pressFollow();
  expect(rail.rail.state).toBe('IDLE');
});
