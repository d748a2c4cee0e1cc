import { expect, it, vi } from 'vitest';
import { aCompany } from '../../core/companies/testing';
import type { Profile } from '../../core/login/profile-port';
import { Failure } from '../../core/shared/failure';
import { GateStore } from '../login/gate-store';
import { CompanyStore } from './company-store';

const asha = { userName: 'Asha', isReader: true } as Profile;
const unasked = () => {
  throw new Error('nobody asks this here');
};
const companies = {
  readCompany: async () => aCompany(),
  listCompanies: unasked,
  listCompanyFilters: unasked,
  readStory: unasked,
  readSurroundings: unasked,
  listOffices: unasked,
  readOffice: unasked,
  listPhotos: unasked,
  listBenefits: unasked,
};

function visit(
  profile: Profile | undefined,
  answer: () => Promise<void> = async () => undefined,
  readCompany = companies.readCompany,
) {
  const communities = {
    listCommunities: unasked,
    searchCommunities: unasked,
    readCommunity: unasked,
    joinCommunity: answer,
    leaveCommunity: answer,
  };
  const gates = new GateStore();
  return {
    gates,
    store: new CompanyStore({ ...companies, readCompany }, communities, { session: { profile } }, gates),
  };
}

it('follows a company at once, and stops following at the next press', async () => {
  const { store } = visit(asha);
  await store.open('zentrix-labs');
  const pressed = store.pressFollow();
  expect(store.company?.followed).toBe(true);
  await pressed;
  await store.pressFollow();
  expect(store.company?.followed).toBe(false);
});

it('a follow that fails is taken back', async () => {
  const { store } = visit(asha, () => Promise.reject(new Failure('offline', 'joinCommunity', 0)));
  await store.open('zentrix-labs');
  await expect(store.pressFollow()).rejects.toBeInstanceOf(Failure);
  expect(store.company?.followed).toBe(false);
});

it('[R-055] pressed again and again it is sent one after the other, and the last press holds', async () => {
  const underWay: (() => void)[] = [];
  const { store } = visit(asha, () => new Promise((resolve) => underWay.push(() => resolve(undefined))));
  await store.open('zentrix-labs');
  const first = store.pressFollow();
  await vi.waitFor(() => expect(underWay).toHaveLength(1));
  const presses = [first, store.pressFollow(), store.pressFollow()];
  expect(store.company?.followed).toBe(true);
  underWay[0]?.();
  // Of those that were pressed meanwhile only the last is sent.
  await vi.waitFor(() => expect(underWay).toHaveLength(2));
  underWay[1]?.();
  await Promise.all(presses);
  expect([store.company?.followed, underWay.length]).toEqual([true, 2]);
});

it('[R-734] a follow that was not answered in time is read again, and stays where it was kept', async () => {
  let held = false;
  const silence = new Failure('unavailable', 'joinCommunity', 0, { code: 'TIMEOUT' });
  const { store } = visit(
    asha,
    () => Promise.reject(silence),
    async () => aCompany({ followed: held }),
  );
  await store.open('zentrix-labs');
  await expect(store.pressFollow()).rejects.toBe(silence);
  expect(store.company?.followed).toBe(false);
  held = true;
  await store.pressFollow();
  expect(store.company?.followed).toBe(true);
});

it('nobody follows without being somebody', async () => {
  const { store, gates } = visit(undefined);
  await store.open('zentrix-labs');
  await store.pressFollow();
  expect(gates.current?.gate).toBe('login');
  expect(store.company?.followed).toBe(false);
});
