import { describe, expect, it } from 'vitest';
import type { GrievanceInput, GrievancesPort, Ticket } from '../../core/moderation/grievances-port';
import { grievanceText } from '../../core/moderation/grievances-text';
import { Failure } from '../../core/shared/failure';
import { memoryStorage } from '../../core/shell/memory-storage';
import { ToastStore } from '../shared/toast-store';
import { GrievanceStore } from './grievance-store';

const ORIGIN = 'https://humkaar.example';
const TEXTS = { text: 'It threatens me.', email: 'meera@mailbox.example' };

/** A server that files a grievance once per key, and whose responses get lost while `isDown`. */
function office() {
  const filed = new Map<string, Ticket>();
  const line = { isDown: false };
  const port: Pick<GrievancesPort, 'fileGrievance'> = {
    fileGrievance: async ({ key }: GrievanceInput & { readonly key: string }) => {
      const at = new Date('2026-11-20T06:00:00.000Z');
      const none = { acknowledgedAt: undefined, closedAt: undefined };
      const ticket = filed.get(key) ?? {
        number: `GR-${filed.size + 1}`,
        state: 'RECEIVED',
        receivedAt: at,
        ...none,
      };
      filed.set(key, ticket);
      if (line.isDown) throw new Failure('offline', 'fileGrievance', 0);
      return ticket;
    },
  };
  const storage = memoryStorage();
  let ids = 0;
  const random = { id: () => `key${++ids}` };
  const toasts = new ToastStore({ after: () => () => {} } as never, random);
  const shown = () => toasts.toasts.map(({ text1, text2 }) => [text1, text2]);
  /** The form as after a reload. */
  const open = (form: 'complaint' | 'notice' = 'complaint') => {
    const store = new GrievanceStore(port as GrievancesPort, random, storage, toasts)[form];
    store.recall();
    return store;
  };
  return { filed, line, storage, shown, open };
}

async function withLostResponse() {
  const all = office();
  const store = all.open();
  store.change(TEXTS);
  all.line.isDown = true;
  await store.send(ORIGIN);
  expect([store.failure?.kind, store.filed]).toEqual(['offline', undefined]);
  all.line.isDown = false;
  return { ...all, store };
}

describe('[R-149] a grievance whose response was lost', () => {
  it('a grievance sent again after a reload gets the number of the first one, and nothing stays on the device', async () => {
    const { filed, storage, open } = await withLostResponse();
    const store = open();
    expect(store.texts).toMatchObject(TEXTS);
    await store.send(ORIGIN);
    expect([store.filed?.number, filed.size]).toEqual(['GR-1', 1]);
    expect(storage.read('grievance')).toBeUndefined();
  });

  it('a grievance whose text was changed and changed back is the same case, before or after the reload', async () => {
    const { filed, open, store } = await withLostResponse();
    store.change({ text: `${TEXTS.text} Again.` });
    const later = open();
    later.change({ text: TEXTS.text });
    await later.send(ORIGIN);
    expect([later.filed?.number, filed.size]).toEqual(['GR-1', 1]);
  });

  it('[R-142] a grievance of the form for authorities is the same case, because its kind is sent with every attempt', async () => {
    const { filed, open } = await withLostResponse();
    const store = open();
    store.change({ kind: store.texts.kind });
    await store.send(ORIGIN);
    expect(filed.size).toBe(1);
  });

  it('a grievance with another text is another case', async () => {
    const { filed, open } = await withLostResponse();
    const store = open();
    store.change({ text: 'It threatens my sister.' });
    await store.send(ORIGIN);
    expect([store.filed?.number, filed.size]).toEqual(['GR-2', 2]);
  });
});

it('[R-149] a member who was shown the number can file the same text once more', async () => {
  const { filed, open } = office();
  const store = open();
  for (let time = 0; time < 2; time++) {
    store.change(TEXTS);
    await store.send(ORIGIN);
    store.again();
  }
  expect(filed.size).toBe(2);
});

it('[R-142] a notice and a complaint that were not sent are stored separately', () => {
  const { open } = office();
  open('notice').change({ text: 'Case 12 of 2026.' });
  expect(open().texts.text).toBe('');
  open().change(TEXTS);
  expect([open('notice').texts.text, open().texts.text]).toEqual(['Case 12 of 2026.', TEXTS.text]);
});

it('[R-149] a grievance stored by an older version is restored', () => {
  const { storage, open } = office();
  storage.write('grievance', JSON.stringify({ texts: { kind: 'ABUSE', about: '', ...TEXTS } }));
  expect(open().texts).toEqual({ kind: 'ABUSE', about: '', ...TEXTS });
});

it('[R-149] a grievance whose page was left shows the error or its number on the next page', async () => {
  const { line, shown, open } = office();
  const store = open();
  store.change(TEXTS);
  line.isDown = true;
  const first = store.send(ORIGIN);
  store.leave();
  await first;
  expect(shown()).toEqual([[grievanceText.notSent, undefined]]);

  line.isDown = false;
  store.recall();
  const second = store.send(ORIGIN);
  store.leave();
  await second;
  expect(shown().at(-1)).toEqual([grievanceText.filed.title, 'Tracking number: GR-1']);
});

it('[R-149] a grievance whose page is still open shows its number only there', async () => {
  const { shown, open } = office();
  const store = open();
  store.change(TEXTS);
  await store.send(ORIGIN);
  expect([store.filed?.number, shown()]).toEqual(['GR-1', []]);
});
