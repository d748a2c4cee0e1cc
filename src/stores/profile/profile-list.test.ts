import { expect, it } from 'vitest';
import { EntryDrafts } from '../../core/profile/entry-drafts';
import type { WorkExperience, WorkExperienceChoice } from '../../core/profile/experiences';
import type { WorkExperiencesPort } from '../../core/profile/work-experiences-port';
import { Failure } from '../../core/shared/failure';
import { memoryStorage } from '../../core/shell/memory-storage';
import { ToastStore } from '../shared/toast-store';
import { WorkStore } from './work-store';

const orbitly: WorkExperience = {
  id: 'Wx1',
  companyName: 'Orbitly',
  jobProfile: 'Engineer',
  location: 'Pune',
  employmentType: 'fulltime',
  startMonth: '2020-01',
  endMonth: undefined,
  description: undefined,
  logoUrl: undefined,
};
const ZENTRIX = { companyName: 'Zentrix Labs', jobProfile: 'Engineer', startMonth: '2024-02' };

async function openList() {
  const line = { down: false };
  const keys: string[] = [];
  let saved: readonly WorkExperience[] = [orbitly];
  const isUp = (operation: string) => {
    if (line.down) throw new Failure('unavailable', operation, 503);
  };
  const put = (id: string, choice: WorkExperienceChoice) => {
    const entry = { ...choice, id, logoUrl: undefined };
    saved = [...saved.filter((known) => known.id !== id), entry];
    return entry;
  };
  const port = {
    listWorkExperiences: async () => saved,
    addWorkExperience: async ({ key, ...choice }) => {
      keys.push(key);
      isUp('addWorkExperience');
      return put('Wx2', choice);
    },
    changeWorkExperience: async ({ id, ...choice }) => put(id, choice),
    removeWorkExperience: async () => {
      isUp('removeWorkExperience');
      saved = [];
    },
  } as Partial<WorkExperiencesPort> as WorkExperiencesPort;
  let ids = 0;
  const random = {
    id: () => {
      ids += 1;
      return `key ${ids}`;
    },
  };
  const clock = { now: () => Date.parse('2026-11-20T10:00:00Z') };
  const still = { after: () => () => undefined, every: () => () => undefined };
  const drafts = new EntryDrafts(memoryStorage(), random, clock);
  const { list } = new WorkStore(port, drafts, new ToastStore(still, random));
  await list.open();
  return { list, line, keys };
}

type List = Awaited<ReturnType<typeof openList>>['list'];
const shown = ({ draft }: List) => [draft?.id, draft?.choice.companyName, draft?.kept];

it('[R-055] a closed new work entry opens again with its text until it is discarded', async () => {
  const { list } = await openList();
  list.begin();
  list.change(ZENTRIX);
  expect(shown(list)).toEqual([undefined, 'Zentrix Labs', false]);
  list.close();
  expect(list.draft).toBeUndefined();
  list.begin();
  expect(shown(list)).toEqual([undefined, 'Zentrix Labs', true]);
  list.discard();
  expect(shown(list)).toEqual([undefined, '', false]);
  list.close();
  list.begin();
  expect(shown(list)).toEqual([undefined, '', false]);
});

it('[R-055] discarded changes of a work entry restore its saved values', async () => {
  const { list } = await openList();
  list.begin(orbitly);
  list.change({ companyName: 'Kaveri Bank', location: undefined });
  list.close();
  list.begin();
  expect(shown(list)).toEqual([undefined, '', false]);
  list.close();
  list.begin(orbitly);
  expect([...shown(list), list.draft?.choice.location]).toEqual(['Wx1', 'Kaveri Bank', true, undefined]);
  list.discard();
  expect([...shown(list), list.draft?.choice.location]).toEqual(['Wx1', 'Orbitly', false, 'Pune']);
});

it('[R-055] a work entry whose changes were undone by hand opens again without unsaved changes', async () => {
  const { list } = await openList();
  list.begin(orbitly);
  list.change({ companyName: 'Kaveri Bank' });
  list.change({ companyName: 'Orbitly' });
  list.close();
  list.begin(orbitly);
  expect(shown(list)).toEqual(['Wx1', 'Orbitly', false]);
});

it('[R-055] a work entry that was closed while it was being saved is saved once and forgotten', async () => {
  const { list, keys } = await openList();
  list.begin();
  list.change(ZENTRIX);
  const saved = list.save();
  list.close();
  list.begin();
  await saved;
  expect([list.draft, keys]).toEqual([undefined, ['key 1']]);
  list.begin();
  expect(shown(list)).toEqual([undefined, '', false]);
});

it('[R-055] text typed during a save stays after closing, as a change of the saved work entry', async () => {
  const { list } = await openList();
  list.begin();
  list.change(ZENTRIX);
  const saved = list.save();
  list.change({ jobProfile: 'Lead engineer' });
  list.close();
  await saved;
  expect(list.draft).toBeUndefined();
  list.begin();
  expect(shown(list)).toEqual([undefined, '', false]);
  list.close();
  list.begin(list.items.find(({ id }) => id === 'Wx2'));
  expect([...shown(list), list.draft?.choice.jobProfile]).toEqual([
    'Wx2',
    'Zentrix Labs',
    true,
    'Lead engineer',
  ]);
});

it('[R-055] a work entry that failed, was closed and is sent again keeps its idempotency key', async () => {
  const { list, line, keys } = await openList();
  line.down = true;
  list.begin();
  list.change(ZENTRIX);
  await list.save();
  list.close();
  list.begin();
  line.down = false;
  await list.save();
  list.begin();
  list.change(ZENTRIX);
  await list.save();
  expect([keys.length, new Set(keys.slice(0, 2)).size, new Set(keys).size]).toEqual([3, 1, 2]);
});

it('[R-055] a discarded and closed work entry stays closed when its save fails', async () => {
  const { list, line } = await openList();
  line.down = true;
  list.begin();
  list.change(ZENTRIX);
  const saved = list.save();
  list.discard();
  list.close();
  await saved;
  expect(list.draft).toBeUndefined();
});

it('unsaved changes of a work entry are forgotten when the entry is deleted', async () => {
  const { list, line } = await openList();
  list.begin(orbitly);
  list.change({ companyName: 'Kaveri Bank' });
  list.close();
  line.down = true;
  await list.remove('Wx1');
  list.begin(orbitly);
  expect(shown(list)).toEqual(['Wx1', 'Kaveri Bank', true]);
  list.close();
  line.down = false;
  await list.remove('Wx1');
  list.begin(orbitly);
  expect(list.draft?.choice.companyName).not.toBe('Kaveri Bank');
});
