import { expect, it } from 'vitest';
import type { WorkExperience } from '../core/profile/experiences';
import type { WorkExperiencesPort } from '../core/profile/work-experiences-port';
import { Failure } from '../core/shared/failure';
import type { ToastStore } from './toast-store';
import { WorkStore } from './work-store';

const orbitly: WorkExperience = {
  id: 'Wx1',
  companyName: 'Orbitly',
  jobProfile: 'Engineer',
  location: undefined,
  employmentType: 'fulltime',
  startMonth: '2020-01',
  endMonth: undefined,
  description: undefined,
  logoUrl: undefined,
};

function world(fails = false) {
  const asked: string[] = [];
  let kept: readonly WorkExperience[] = [orbitly];
  const port = {
    listWorkExperiences: async () => kept,
    addWorkExperience: async ({ key, ...choice }) => {
      asked.push(`add ${key}`);
      if (fails) throw new Failure('offline', 'addWorkExperience', 0);
      const added = { ...choice, id: 'Wx2', logoUrl: undefined };
      kept = [added, ...kept];
      return added;
    },
    removeWorkExperience: async () => {
      if (fails) throw new Failure('offline', 'removeWorkExperience', 0);
      kept = [];
    },
  } as Partial<WorkExperiencesPort> as WorkExperiencesPort;
  const toasts = { show: () => undefined } as Partial<ToastStore> as ToastStore;
  let keys = 0;
  const random = {
    id: () => {
      keys += 1;
      return `key ${keys}`;
    },
  };
  const clock = { now: () => Date.parse('2026-11-20T10:00:00Z') };
  return { store: new WorkStore(port, { toasts, random, clock }).told, asked };
}

it('[R-636] says what is missing and sends nothing until it is there', async () => {
  const { store, asked } = world();
  await store.open();
  store.begin();
  await store.save();
  expect([store.problems, asked]).toEqual([
    { companyName: 'required', jobProfile: 'required', startMonth: 'required' },
    [],
  ]);
  store.change({ companyName: 'Zentrix Labs', jobProfile: 'Engineer', startMonth: '2024-02' });
  await store.save();
  expect([store.draft, store.items.map(({ companyName }) => companyName), asked]).toEqual([
    undefined,
    ['Zentrix Labs', 'Orbitly'],
    ['add key 1'],
  ]);
});

it('keeps what was written when it fails, and sends it under the same key', async () => {
  const { store, asked } = world(true);
  store.begin();
  store.change({ companyName: 'Zentrix Labs', jobProfile: 'Engineer', startMonth: '2024-02' });
  await store.save();
  await store.save();
  expect([store.draft?.choice.companyName, store.busy, asked]).toEqual([
    'Zentrix Labs',
    false,
    ['add key 1', 'add key 1'],
  ]);
});

it('puts back what could not be taken away', async () => {
  const { store } = world(true);
  await store.open();
  await store.remove('Wx1');
  expect(store.items).toEqual([orbitly]);
});
