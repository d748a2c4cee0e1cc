import { expect, it } from 'vitest';
import type { BasicDetails, BasicDetailsPort } from '../../core/profile/basic-details-port';
import { DetailsDraft } from '../../core/profile/details-draft';
import { Failure } from '../../core/shared/failure';
import { memoryStorage } from '../../core/shell/memory-storage';
import { ToastStore } from '../shared/toast-store';
import { DetailsStore } from './details-store';

const asha: BasicDetails = {
  name: 'Asha Nair',
  location: undefined,
  experienceYears: undefined,
  photoUrl: undefined,
};

/** A save of a changed name, whose response the test triggers. */
async function changing(name: string) {
  const line: { answer: () => void; fail: () => void } = { answer: () => {}, fail: () => {} };
  const port = {
    readBasicDetails: async () => asha,
    saveBasicDetails: (choice) =>
      new Promise((resolve, reject) => {
        line.answer = () => resolve({ ...asha, ...choice });
        line.fail = () => reject(new Failure('unavailable', 'saveBasicDetails', 503));
      }),
  } as Partial<BasicDetailsPort> as BasicDetailsPort;
  const still = { after: () => () => undefined, every: () => () => undefined };
  const store = new DetailsStore(
    port,
    new ToastStore(still, { id: () => 'toast' }),
    new DetailsDraft(memoryStorage()),
  );
  await store.open();
  store.begin();
  store.change({ name });
  return { store, connection: line, saved: store.save() };
}

it('[R-055] a successful save of the details closes the saved draft', async () => {
  const { store, connection: line, saved } = await changing('Asha N');
  line.answer();
  await saved;
  expect([store.details?.name, store.draft]).toEqual(['Asha N', undefined]);
});

it('[R-055] details typed while a save is running stay after the save succeeds', async () => {
  const { store, connection: line, saved } = await changing('Asha N');
  store.cancel();
  store.begin();
  store.change({ name: 'Asha Nair-Rao' });
  line.answer();
  await saved;
  expect([store.details?.name, store.draft?.name]).toEqual(['Asha N', 'Asha Nair-Rao']);
});

it('[R-055] a draft of the details that was closed opens again when its save fails', async () => {
  const { store, connection: line, saved } = await changing('Asha N');
  store.cancel();
  line.fail();
  await saved;
  expect([store.details?.name, store.draft?.name]).toEqual(['Asha Nair', 'Asha N']);
});
