import { expect, it } from 'vitest';
import type { Profile } from '../../core/login/profile-port';
import { Failure } from '../../core/shared/failure';
import { PortalInfoStore } from './portal-info-store';

function arrival(
  cameBy: string,
  careerStatus?: Profile['careerStatus'],
  answer = async () => ({ saved: true }),
) {
  const done: string[] = [];
  const marks = {
    cookies: { read: () => undefined, write: () => {} },
    storage: { read: () => cameBy, write: () => {}, remove: () => {} },
  };
  const session = {
    session: { profile: { careerStatus } as Profile },
    open: async () => void done.push('asked who it is again'),
  };
  const savePortalInfo = () => {
    done.push('saved');
    return answer();
  };
  return { store: new PortalInfoStore({ savePortalInfo }, session, marks), done };
}

it('[R-671] what the job portal says is kept for whoever signed in with it and told nothing yet', async () => {
  const { store, done } = arrival('naukri');
  await store.takeOver();
  expect(done).toEqual(['saved', 'asked who it is again']);
});

it('[R-671] is not asked for whoever came otherwise or told a career', async () => {
  for (const { store, done } of [arrival('google'), arrival('naukri', { type: 'working' })]) {
    await store.takeOver();
    expect(done).toEqual([]);
  }
});

it('[R-671] a portal that keeps nothing or is away changes nothing, and nobody is told', async () => {
  const nothing = arrival('naukri', undefined, async () => ({ saved: false }));
  const away = arrival('naukri', undefined, () =>
    Promise.reject(new Failure('unavailable', 'savePortalInfo', 503)),
  );
  for (const { store, done } of [nothing, away]) {
    await store.takeOver();
    expect(done).toEqual(['saved']);
  }
});
