import { describe, expect, it } from 'vitest';
import type { Profile } from '../../core/login/profile-port';
import { OnboardingNudgeStore } from './onboarding-nudge-store';

const NEW_USER = {
  isReader: false,
  isWriter: false,
  careerStatus: undefined,
  userName: '',
  avatarUrl: '',
  avatarColor: '',
} as unknown as Profile;
const READER = { ...NEW_USER, isReader: true, careerStatus: { type: 'working' } } as Profile;
const WHOLE = { ...READER, userName: 'QuietMonsoon', avatarUrl: '/a.svg', avatarColor: '#5B1F3A' };

function visit(saved = new Map<string, string>()) {
  const due = new Map<() => void, number>();
  const timers = {
    after: (after: number, run: () => void) => {
      due.set(run, after);
      return () => void due.delete(run);
    },
    every: () => () => {},
  };
  const storage = {
    read: (key: string) => saved.get(key),
    write: (key: string, text: string) => void saved.set(key, text),
    remove: (key: string) => void saved.delete(key),
  };
  const nudge = new OnboardingNudgeStore(timers, storage);
  const wait = () => {
    for (const run of due.keys()) run();
  };
  return { nudge, due, saved, wait };
}

describe('the setup offer', () => {
  it.each([
    ['a newcomer', NEW_USER],
    ['who reads but has no alias', READER],
  ])(
    '[R-417][R-809][R-192] the setup offer appears 5000 ms after the arrival of the user: %s',
    (_who, profile) => {
      const { nudge, due, wait } = visit();
      nudge.enter(profile);
      expect([nudge.shown, [...due.values()]]).toEqual([false, [5000]]);
      wait();
      expect(nudge.shown).toBe(true);
    },
  );

  it.each([
    ['nobody', undefined],
    ['who has everything', WHOLE],
  ])('[R-417][R-420] the setup offer never appears: %s', (_who, profile) => {
    const { nudge, due } = visit();
    nudge.enter(profile);
    expect(due.size).toBe(0);
  });

  it('[R-417] the setup offer waits while another dialog is open, and never appears again after it was declined', () => {
    const { nudge, due, saved, wait } = visit();
    nudge.enter(NEW_USER);
    nudge.leave();
    expect(due.size).toBe(0);
    nudge.enter(NEW_USER);
    wait();
    nudge.close();
    expect(nudge.shown).toBe(false);
    const again = visit(saved);
    again.nudge.enter(NEW_USER);
    expect(again.due.size).toBe(0);
  });
});
