import { describe, expect, it } from 'vitest';
import type { PseudoProfiles } from '../../core/onboarding/pseudo-profiles-port';
import type { ProfileType } from '../../core/posts/post';
import { Failure } from '../../core/shared/failure';
import { PseudoProfilesStore } from './pseudo-profiles-store';

const aliases: PseudoProfiles = {
  selected: 'ANONYMOUS',
  available: [
    {
      type: 'ANONYMOUS',
      alias: { name: 'QuietMonsoon', bio: 'Backend engineer, 4 yrs', avatarUrl: '/art/kolam/a.svg' },
    },
    {
      type: 'DESIGNATION',
      alias: { name: 'Asha N', bio: 'Backend engineer', avatarUrl: '/art/kolam/b.svg' },
    },
  ],
};

function visit(signedIn: boolean) {
  let broken = false;
  let bio = 'Backend engineer, 4 yrs';
  let held = Promise.resolve();
  const port = {
    listPseudoProfiles: async () => {
      if (broken) throw new Failure('unavailable', 'listPseudoProfiles', 503);
      await held;
      return {
        ...aliases,
        available: aliases.available.map(({ type, alias }) => ({ type, alias: { ...alias, bio } })),
      };
    },
    selectPseudoProfile: async ({ selected }: { selected: ProfileType }) => {
      if (broken) throw new Failure('unavailable', 'selectPseudoProfile', 503);
      return { ...aliases, selected };
    },
  };
  const profile = signedIn ? ({ userName: 'asha' } as never) : undefined;
  const current = { session: { profile } };
  const store = new PseudoProfilesStore(port, current);
  return {
    store,
    setRole: (text: string) => {
      bio = text;
      current.session = { profile: { userName: 'asha' } as never };
    },
    /** Holds the aliases back until the returned function is called. */
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    breakDown: (now = true) => {
      broken = now;
    },
  };
}

const visitor = async () => {
  const { store } = visit(false);
  await store.open();
  return store;
};

describe('the alias selection', () => {
  it('[R-566] a signed-in user has aliases, and one of them is selected', async () => {
    const { store } = visit(true);
    await store.open();
    expect(store.alias?.name).toBe('QuietMonsoon');
    const done = store.choose('DESIGNATION');
    expect(store.alias?.name).toBe('Asha N');
    await done;
    expect(store.alias?.name).toBe('Asha N');
  });

  it('[R-240][R-390] aliases are loading, loaded or failed, and a later page requests them again', async () => {
    const { store, breakDown } = visit(true);
    expect([store.loading.state, (await visitor()).loading.state]).toEqual(['IDLE', 'IDLE']);
    breakDown();
    const request = store.open();
    expect(store.loading.state).toBe('LOADING');
    await request;
    expect([store.loading, store.alias]).toEqual([
      { state: 'FAILURE', failure: expect.objectContaining({ kind: 'unavailable', message: 'unavailable' }) },
      undefined,
    ]);
    breakDown(false);
    await store.open();
    expect([store.loading.state, store.alias?.name]).toEqual(['SUCCESS', 'QuietMonsoon']);
  });

  it('[R-405] aliases show a changed job after a reload, and the old aliases until then', async () => {
    const { store, setRole } = visit(true);
    await store.open();
    setRole('Engineering manager, 5 yrs');
    const request = store.open();
    expect(store.alias?.bio).toBe('Backend engineer, 4 yrs');
    await request;
    expect(store.alias?.bio).toBe('Engineering manager, 5 yrs');
  });

  it('an alias that is selected while the aliases load again stays selected', async () => {
    const { store, setRole, breakDown, hold } = visit(true);
    await store.open();
    setRole('Engineering manager, 5 yrs');
    const release = hold();
    const request = store.open();
    await store.choose('DESIGNATION');
    release();
    await request;
    expect([store.alias?.name, store.alias?.bio]).toEqual(['Asha N', 'Engineering manager, 5 yrs']);
    breakDown();
    await expect(store.choose('ANONYMOUS')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(store.alias?.name).toBe('Asha N');
  });

  it('a visitor has no aliases', async () => {
    expect((await visitor()).alias).toBeUndefined();
  });

  it('a selection that was not saved is reverted and the failure is reported, because users must know their current alias', async () => {
    const { store, breakDown } = visit(true);
    await store.open();
    breakDown();
    await expect(store.choose('DESIGNATION')).rejects.toMatchObject({ operation: 'selectPseudoProfile' });
    expect(store.alias?.name).toBe('QuietMonsoon');
  });
});
