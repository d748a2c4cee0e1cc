import { expect, it, vi } from 'vitest';
import { EntryDrafts } from '../../core/profile/entry-drafts';
import type { WorkExperience } from '../../core/profile/experiences';
import type { WorkExperiencesPort } from '../../core/profile/work-experiences-port';
import { Failure } from '../../core/shared/failure';
import { memoryStorage } from '../../core/shell/memory-storage';
import { ToastStore } from '../shared/toast-store';
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

function env(fails = false, reported = [orbitly]) {
  const requests: string[] = [];
  let saved: readonly WorkExperience[] = reported;
  const port = {
    listWorkExperiences: async () => saved,
    addWorkExperience: async ({ key, ...choice }) => {
      requests.push(`add ${key}`);
      if (fails) throw new Failure('offline', 'addWorkExperience', 0);
      const added = { ...choice, id: 'Wx2', logoUrl: undefined };
      saved = [added, ...saved];
      return added;
    },
    removeWorkExperience: async ({ id }) => {
      if (fails) throw new Failure('offline', 'removeWorkExperience', 0);
      saved = saved.filter((workExperience) => workExperience.id !== id);
    },
  } as Partial<WorkExperiencesPort> as WorkExperiencesPort;
  let keys = 0;
  const random = {
    id: () => {
      keys += 1;
      return `key ${keys}`;
    },
  };
  const clock = { now: () => Date.parse('2026-11-20T10:00:00Z') };
  const still = { after: () => () => undefined, every: () => () => undefined };
  const toasts = new ToastStore(still, { id: () => `toast ${keys}` });
  return {
    store: new WorkStore(port, new EntryDrafts(memoryStorage(), random, clock), toasts).list,
    asked: requests,
    toasts,
    port,
  };
}

it('[R-636] the work form names the missing fields and sends nothing until they are filled', async () => {
  const { store, asked: requests } = env();
  await store.open();
  store.begin();
  await store.save();
  expect([store.problems, requests]).toEqual([
    { companyName: 'required', jobProfile: 'required', startMonth: 'required' },
    [],
  ]);
  store.change({ companyName: 'Zentrix Labs', jobProfile: 'Engineer', startMonth: '2024-02' });
  await store.save();
  expect([store.draft, store.items.map(({ companyName }) => companyName), requests]).toEqual([
    undefined,
    ['Zentrix Labs', 'Orbitly'],
    ['add key 1'],
  ]);
});

it('a work entry that cannot be saved stays in the form and is sent again under the same key', async () => {
  const { store, asked: requests } = env(true);
  store.begin();
  store.change({ companyName: 'Zentrix Labs', jobProfile: 'Engineer', startMonth: '2024-02' });
  await store.save();
  await store.save();
  expect([store.draft?.choice.companyName, store.busy, requests]).toEqual([
    'Zentrix Labs',
    false,
    ['add key 1', 'add key 1'],
  ]);
});

it('a work entry that cannot be deleted returns to the list', async () => {
  const { store } = env(true);
  await store.open();
  await store.remove('Wx1');
  expect(store.items).toEqual([orbitly]);
});

it('[R-055] a new work draft stays open when the save of a discarded draft succeeds', async () => {
  const { store } = env();
  store.begin();
  store.change({ companyName: 'Zentrix Labs', jobProfile: 'Engineer', startMonth: '2024-02' });
  const saved = store.save();
  store.discard();
  store.change({ companyName: 'Kaveri Bank' });
  await saved;
  expect([store.items[0]?.companyName, store.draft?.choice.companyName]).toEqual([
    'Zentrix Labs',
    'Kaveri Bank',
  ]);
});

it('text typed while a work entry is being saved stays in the form, as a change of that entry', async () => {
  const { store } = env();
  store.begin();
  store.change({ companyName: 'Zentrix Labs', jobProfile: 'Engineer', startMonth: '2024-02' });
  const saved = store.save();
  store.change({ jobProfile: 'Lead engineer' });
  await saved;
  expect([store.items[0]?.jobProfile, store.draft?.id, store.draft?.choice.jobProfile]).toEqual([
    'Engineer',
    'Wx2',
    'Lead engineer',
  ]);
});

it('[R-055] a work draft that was closed opens again when its save fails', async () => {
  const { store } = env(true);
  store.begin();
  store.change({ companyName: 'Zentrix Labs', jobProfile: 'Engineer', startMonth: '2024-02' });
  const saved = store.save();
  store.close();
  await saved;
  expect(store.draft?.choice.companyName).toBe('Zentrix Labs');
});

it('[R-055] a work entry that cannot be deleted returns alone when another was deleted in the meantime', async () => {
  const { store, port } = env(false, [orbitly, { ...orbitly, id: 'Wx0' }]);
  let fail = () => {};
  const remove = port.removeWorkExperience;
  port.removeWorkExperience = (input) =>
    input.id === 'Wx1'
      ? new Promise((_, reject) => {
          fail = () => reject(new Failure('unavailable', 'removeWorkExperience', 503));
        })
      : remove(input);
  await store.open();
  const failing = store.remove('Wx1');
  await store.remove('Wx0');
  fail();
  await failing;
  expect(store.items.map(({ id }) => id)).toEqual(['Wx1']);
});

it('a deleted work entry shows a message, and Undo adds the last deleted entry again', async () => {
  const {
    store,
    toasts,
    asked: requests,
  } = env(false, [orbitly, { ...orbitly, id: 'Wx0', jobProfile: 'Intern' }]);
  await store.open();
  await store.remove('Wx0');
  await store.remove('Wx1');
  const [shownToast, ...shownToasts] = toasts.toasts;
  expect([shownToast?.text1, shownToast?.props?.linkText, shownToasts, store.items]).toEqual([
    'Job deleted.',
    'Undo',
    [],
    [],
  ]);
  shownToast?.props?.onLinkClick?.();
  await vi.waitFor(() => expect(store.items).toEqual([{ ...orbitly, id: 'Wx2' }]));
  expect(requests).toEqual(['add key 2']);
});

it('Undo that fails for a deleted work entry is offered again and adds the entry once', async () => {
  const { store, toasts, port, asked: requests } = env();
  await store.open();
  await store.remove('Wx1');
  const { addWorkExperience } = port;
  port.addWorkExperience = async ({ key }) => {
    requests.push(`add ${key}`);
    throw new Failure('unavailable', 'addWorkExperience', 503);
  };
  const undo = () => toasts.toasts.find(({ props }) => props?.linkText === 'Undo');
  const first = undo();
  first?.props?.onLinkClick?.();
  toasts.remove(first?.id ?? '');
  await vi.waitFor(() => expect(undo()).toBeDefined());
  port.addWorkExperience = addWorkExperience;
  undo()?.props?.onLinkClick?.();
  await vi.waitFor(() => expect(store.items).toEqual([{ ...orbitly, id: 'Wx2' }]));
  expect(requests).toEqual(['add key 1', 'add key 1']);
});

it('a work entry beyond the limit shows our text with the limit of the server', async () => {
  const { store, toasts, port } = env();
  port.addWorkExperience = async () => {
    const refusal = { code: 'TOO_MANY_ENTRIES', params: { limit: 300 }, message: 'Quota exceeded.' };
    throw new Failure('invalid', 'addWorkExperience', 422, refusal);
  };
  store.begin();
  store.change({ companyName: 'Zentrix Labs', jobProfile: 'Engineer', startMonth: '2024-02' });
  await store.save();
  expect(toasts.toasts.map(({ text1 }) => text1)).toEqual([
    'You can add up to 300 of these. Delete one first.',
  ]);
});
