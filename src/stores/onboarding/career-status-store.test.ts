import { describe, expect, it } from 'vitest';
import { EMPTY_FORM } from '../../core/onboarding/career-form';
import type { Career } from '../../core/onboarding/career-status';
import type { CareerStatusPort } from '../../core/onboarding/career-status-port';
import { screenOf } from '../../core/onboarding/flow';
import { Failure } from '../../core/shared/failure';
import type { SessionStore } from '../login/session-store';
import { ToastStore } from '../shared/toast-store';
import { CareerStatusStore } from './career-status-store';
import { OnboardingStore } from './onboarding-store';

const none = {
  departmentId: undefined,
  industryId: undefined,
  jobProfile: undefined,
  tagId: 0,
  roleId: undefined,
  jobLocation: undefined,
  verified: undefined,
  source: undefined,
  workEmail: undefined,
};
const NOTHING: Career = { id: undefined, status: undefined, verified: undefined, source: undefined };
const CONTRIBUTION: Career = {
  id: 7,
  status: {
    type: 'working',
    working: { ...none, companyName: 'Zentrix Labs' },
    student: undefined,
    unemployed: undefined,
  },
  verified: undefined,
  source: undefined,
};

/** A new member, a tab with stored drafts, and a service that fails on demand. */
function visit(saved = new Map<string, string>()) {
  const due: { after: number; run: () => void }[] = [];
  let fail = false;
  const answer = async <T>(value: T): Promise<T> => {
    if (fail) throw new Failure('unavailable', 'careers', 503);
    return value;
  };
  const careers = {
    readCareerStatus: () => answer(NOTHING),
    createCareerStatus: () => answer(CONTRIBUTION),
    completeCareerStatus: () => answer({ verified: undefined, source: undefined, nextStep: 'Verification' }),
  } as unknown as CareerStatusPort;
  const session = { session: { profile: undefined }, open: async () => {} } as unknown as SessionStore;
  const timers = {
    after: (after: number, run: () => void) => {
      due.push({ after, run });
      return () => due.splice(0);
    },
    every: () => () => {},
  };
  const storage = {
    read: (key: string) => saved.get(key),
    write: (key: string, text: string) => void saved.set(key, text),
    remove: (key: string) => void saved.delete(key),
  };
  const toasts = new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 'one' });
  const onboarding = new OnboardingStore(session, careers, timers, storage);
  const store = new CareerStatusStore(careers, onboarding, toasts, storage);
  return {
    onboarding,
    store,
    toasts,
    due,
    saved,
    failNow: (now: boolean) => {
      fail = now;
    },
  };
}

describe('the career setup', () => {
  it('[R-735] a career that cannot be saved stays typed on the same screen, with an error message', async () => {
    const { onboarding, store, toasts, failNow } = visit();
    await onboarding.open({ need: 'reader' });
    onboarding.right();
    store.change({ type: 'working', organisation: 'Zentrix Labs' });
    failNow(true);
    await store.submit();
    expect(toasts.toasts.map(({ text1 }) => text1)).toEqual(['Oops, something went wrong!']);
    expect([store.form.organisation, screenOf(onboarding.flow)]).toEqual(['Zentrix Labs', 'careerOption']);
    failNow(false);
    await store.submit();
    expect(screenOf(onboarding.flow)).toBe('additionalDetails');
  });

  it('[R-742] details that are rejected stay typed, with the error next to them instead of a toast', async () => {
    const { onboarding, store, toasts, failNow } = visit();
    await onboarding.open({ need: 'reader' });
    onboarding.right();
    store.change({ type: 'working', organisation: 'Zentrix Labs' });
    await store.submit();
    store.change({ jobProfile: 'Recruiter', departmentId: 1, industryId: 2 });
    failNow(true);
    await store.saveDetails();
    expect([store.detailsFailure?.status, toasts.toasts]).toEqual([503, []]);
    expect([store.form.jobProfile, screenOf(onboarding.flow)]).toEqual(['Recruiter', 'additionalDetails']);
    failNow(false);
    await store.saveDetails();
    expect([store.detailsFailure, screenOf(onboarding.flow)]).toEqual([undefined, 'completed']);
  });

  it('[R-513] career details without the career’s id are not sent', async () => {
    const { store, onboarding } = visit();
    await onboarding.open({ need: 'reader' });
    store.change({ type: 'working', jobProfile: 'Recruiter', departmentId: 1, industryId: 2 });
    await store.saveDetails();
    expect(screenOf(onboarding.flow)).toBe('communities');
    expect([store.detailsFailure, onboarding.flow.profileStatus.hasFilledCareerStatus]).toEqual([
      undefined,
      false,
    ]);
  });

  it('a single setup step can be opened again and setup ends after it', async () => {
    const { onboarding } = visit();
    await onboarding.open({ edit: 'CareerStatus' });
    expect([screenOf(onboarding.flow), onboarding.flow.editScreensMode]).toEqual(['careerOption', true]);
    expect(onboarding.flow.sequence).toEqual(['CareerStatus', 'OnboardingCompleted']);
  });

  it('[R-428][R-431][R-813] the follow-up opens 5000 ms after setup from the offer, unless it is cancelled', async () => {
    for (const calledOff of [false, true]) {
      const { onboarding, due } = visit();
      await onboarding.open('initial');
      onboarding.apply((flow) => ({ ...flow, stepIndex: flow.sequence.length - 1 }));
      onboarding.right();
      expect(due.map(({ after }) => after)).toEqual([5000]);
      if (calledOff) onboarding.stopFollowUp();
      for (const { run } of due) run();
      expect(onboarding.followUpDue).toBe(!calledOff);
    }
  });

  it('[R-250] a reload restores the screen and the typed career', async () => {
    const first = visit();
    await first.onboarding.open({ need: 'reader' });
    first.onboarding.right();
    first.store.change({ type: 'student', organisation: 'Sharada' });
    const again = visit(first.saved);
    await again.onboarding.open({ need: 'reader' });
    again.store.begin();
    expect(screenOf(again.onboarding.flow)).toBe('careerOption');
    expect(again.store.form).toMatchObject({ type: 'student', organisation: 'Sharada' });
  });

  it('an invalid saved setup state is ignored', async () => {
    const saved = new Map([
      ['onboarding:v1', '{"sequence":"x","screen":4}'],
      ['careerDraft:v1', 'null'],
    ]);
    const { onboarding, store } = visit(saved);
    await onboarding.open({ need: 'reader' });
    store.begin();
    expect([screenOf(onboarding.flow), store.form.organisation]).toEqual(['communities', '']);
  });

  it.each([
    '[]',
    '"x"',
    '7',
    '{"organisation":7,"type":"retired","departmentId":"1","jobProfile":null,"x":{}}',
  ])('an invalid saved career, %s, is ignored and the user can continue', async (text) => {
    const { onboarding, store } = visit(new Map([['careerDraft:v1', text]]));
    await onboarding.open({ need: 'reader' });
    store.begin();
    await store.submit();
    expect([store.form, store.missing]).toEqual([EMPTY_FORM, ['type']]);
    store.change({ type: 'working' });
    await store.submit();
    expect(store.missing).toEqual(['organisation']);
  });

  it('[R-422][R-423][R-810] leaving the writer setup shows what the user loses 100 ms later', async () => {
    const { onboarding, due } = visit();
    await onboarding.open({ need: 'writer' });
    onboarding.leave();
    expect([onboarding.flow.isOpen, onboarding.actionModal, due[0]?.after]).toEqual([false, undefined, 100]);
    due[0]?.run();
    expect(onboarding.actionModal).toBe('noAnonymousTalk');
  });

  it('a setup that fails to load can be tried again', async () => {
    const { onboarding, failNow } = visit();
    failNow(true);
    await onboarding.open({ need: 'reader' });
    expect([onboarding.career.state, onboarding.flow.isOpen]).toEqual(['FAILURE', false]);
    failNow(false);
    await onboarding.retry();
    expect(onboarding.flow.isOpen).toBe(true);
  });
});
