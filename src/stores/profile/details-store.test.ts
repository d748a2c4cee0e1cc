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

/** A changed name; the test triggers the response of its save. */
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
  return { store, connection: line };
}

/** A save of a changed name, whose response the test triggers. */
async function saving(name: string) {
  const { store, connection } = await changing(name);
  return { store, connection, saved: store.save() };
}

it('[R-055] a successful save of the details closes the saved draft', async () => {
  const { store, connection: line, saved } = await saving('Asha N');
  line.answer();
  await saved;
  expect([store.details?.name, store.draft]).toEqual(['Asha N', undefined]);
});

it('[R-055] details typed while a save is running stay after the save succeeds', async () => {
  const { store, connection: line, saved } = await saving('Asha N');
  store.close();
  store.begin();
  store.change({ name: 'Asha Nair-Rao' });
  line.answer();
  await saved;
  expect([store.details?.name, store.draft?.name]).toEqual(['Asha N', 'Asha Nair-Rao']);
});

it('[R-055] a draft of the details that was closed opens again when its save fails', async () => {
  const { store, connection: line, saved } = await saving('Asha N');
  store.close();
  line.fail();
  await saved;
  expect([store.details?.name, store.draft?.name]).toEqual(['Asha Nair', 'Asha N']);
});

it('[R-055] closed details keep their text, and a save started before closing forgets it', async () => {
  const { store, connection: line, saved } = await saving('Asha N');
  store.close();
  expect(store.draft).toBeUndefined();
  line.answer();
  await saved;
  store.begin();
  expect([store.draft?.name, store.kept]).toEqual(['Asha N', false]);
});

it('[R-055] details opened again show the kept text until it is discarded', async () => {
  const { store } = await changing('Asha N');
  expect(store.kept).toBe(false);
  store.close();
  store.begin();
  expect([store.draft?.name, store.kept]).toEqual(['Asha N', true]);
  store.discard();
  expect([store.draft?.name, store.kept]).toEqual(['Asha Nair', false]);
  store.close();
  store.begin();
  expect([store.draft?.name, store.kept]).toEqual(['Asha Nair', false]);
});

it('[R-055] details whose changes were undone by hand open again without unsaved changes', async () => {
  const { store } = await changing('Asha N');
  store.change({ name: 'Asha Nair' });
  store.close();
  store.begin();
  expect(store.kept).toBe(false);
});

it('[R-055] details that were typed after the save began stay when the form is closed', async () => {
  const { store, connection: line, saved } = await saving('Asha N');
  store.change({ name: 'Asha Nair-Rao' });
  store.close();
  line.answer();
  await saved;
  store.begin();
  expect([store.draft?.name, store.kept]).toEqual(['Asha Nair-Rao', true]);
});
