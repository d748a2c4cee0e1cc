import { expect, it } from 'vitest';
import { LoginMarks } from '../../core/login/login-marks';
import type { Profile } from '../../core/login/profile-port';
import { Failure } from '../../core/shared/failure';
import { PortalInfoStore } from './portal-info-store';

function arrival(
  campaign: string,
  careerStatus?: Profile['careerStatus'],
  answer = async () => ({ saved: true }),
) {
  const done: string[] = [];
  const marks = new LoginMarks(
    { read: () => undefined, write: () => {} },
    { read: () => campaign, write: () => {}, remove: () => {} },
  );
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

it('[R-671] the data of the job portal is saved for a member who signed in with it and has no career yet', async () => {
  const { store, done } = arrival('naukri');
  await store.takeOver();
  expect(done).toEqual(['saved', 'asked who it is again']);
});

it('[R-671] the job portal is not requested for members who signed in another way or have a career', async () => {
  for (const { store, done } of [arrival('google'), arrival('naukri', { type: 'working' })]) {
    await store.takeOver();
    expect(done).toEqual([]);
  }
});

it('[R-671] a job portal that saves nothing or is unavailable changes nothing and shows no message', async () => {
  const nothing = arrival('naukri', undefined, async () => ({ saved: false }));
  const away = arrival('naukri', undefined, () =>
    Promise.reject(new Failure('unavailable', 'savePortalInfo', 503)),
  );
  for (const { store, done } of [nothing, away]) {
    await store.takeOver();
    expect(done).toEqual(['saved']);
  }
});
