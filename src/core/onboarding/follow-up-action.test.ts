import { describe, expect, it } from 'vitest';
import {
  careerAnswered,
  codeSent,
  detailsSaved,
  mailVerified,
  postponeVerification,
  profileSaved,
} from './answers';
import { closedFlow, type Flow, finish, goRight, screenOf } from './flow';
import { actionModalOf, afterProfile, afterSignIn, hasFollowUp, stopsFollowUp } from './follow-up-action';
import { openEdit, openFlow, openInitial } from './open-flow';
import { NEW_USER, type ProfileStatus } from './profile-status';

const READER: ProfileStatus = {
  ...NEW_USER,
  isReader: true,
  careerType: 'working',
  hasFilledCareerStatus: true,
};
const WRITER: ProfileStatus = { ...READER, isWriter: true, hasFilledUserProfile: true };
const contribution = { type: 'working', complete: false, verified: undefined, source: undefined } as const;
const portal = { ...contribution, verified: 'VERIFIED', source: 'JOB_PORTAL' } as const;
const atCareer = (profileStatus: ProfileStatus): Flow => openEdit(closedFlow(profileStatus), 'CareerStatus');

describe('the response to a saved career', () => {
  it('[R-405] a writer whose career the job portal verified skips the details and goes to the next step', () => {
    const whole = {
      ...atCareer(WRITER),
      editScreensMode: false,
      sequence: ['CareerStatus', 'Verification', 'OnboardingCompleted'],
    } as Flow;
    const after = careerAnswered(whole, portal);
    expect([screenOf(after), after.profileStatus.hasFilledCareerStatus]).toEqual(['completed', true]);
  });

  it('[R-405] a reader whose career the job portal verified goes to the details, and the career counts as filled', () => {
    const flow = goRight(openFlow(closedFlow(), { need: 'reader' }));
    const after = careerAnswered(flow, portal);
    expect([screenOf(after), after.profileStatus.hasFilledCareerStatus]).toEqual(['additionalDetails', true]);
  });

  it.each(['VERIFIED', 'PARTIAL_VERIFIED'] as const)(
    '[R-407][R-400][R-401] a career with %s in a two-step sequence leads to the last screen, from either screen',
    (verified) => {
      expect(screenOf(careerAnswered(atCareer(READER), { ...contribution, verified }))).toBe('completed');
      const details = careerAnswered(atCareer(READER), contribution);
      expect(screenOf(detailsSaved(details, { verified, nextStep: undefined }))).toBe('completed');
    },
  );

  it('[R-407][R-402] an unverified career in a two-step sequence leads through the details', () => {
    expect(screenOf(careerAnswered(atCareer(READER), contribution))).toBe('additionalDetails');
  });

  it('[R-406][R-408] saved details complete the career and lead to the step that the service names', () => {
    const begin = closedFlow({ ...NEW_USER, hasFilledUserProfile: true });
    const details = careerAnswered(goRight(goRight(openFlow(begin, { need: 'writer' }))), contribution);
    expect(screenOf(details)).toBe('additionalDetails');
    const verify = detailsSaved(details, { verified: undefined, nextStep: 'Verification' });
    expect([screenOf(verify), verify.profileStatus.hasFilledCareerStatus]).toEqual([
      'emailVerification',
      true,
    ]);
    const done = detailsSaved(details, { verified: undefined, nextStep: 'OnboardingCompleted' });
    expect(screenOf(done)).toBe('completed');
  });

  it('[R-408] the short sequence has no verification, even if the service names it as the next step', () => {
    const details = careerAnswered(goRight(openFlow(closedFlow(), { need: 'reader' })), contribution);
    expect(screenOf(detailsSaved(details, { verified: undefined, nextStep: 'Verification' }))).toBe(
      'completed',
    );
  });

  it('[R-432] a user between jobs sees why no verification is possible, and can skip it', () => {
    const profileStatus: ProfileStatus = { ...READER, careerType: 'unemployed' };
    const sheet = openEdit(closedFlow(profileStatus), 'Verification');
    expect(sheet.showUnemployedCantVerify).toBe(true);
    expect(screenOf(codeSent(sheet))).toBe('emailVerification');
    expect(screenOf(postponeVerification(sheet))).toBe('completed');
  });
});

describe('the follow-up of account setup', () => {
  const way = openFlow(closedFlow({ ...READER }), {
    need: 'writer',
    openCreatePost: true,
    internalCampaign: 'home_composer',
  });
  const ready = {
    ...mailVerified(goRight(profileSaved(way)), 'VERIFIED'),
    hasVerifyScreenAnimationEnded: true,
  };

  it('[R-429] a waiting post opens the composer with its source', () => {
    expect(afterProfile(ready)).toEqual({
      kind: 'createPost',
      campaign: 'home_composer_after_profile_and_verification',
      source: undefined,
    });
    const partly = {
      ...ready,
      profileStatus: { ...ready.profileStatus, verified: 'PARTIAL_VERIFIED' },
    } as Flow;
    expect(afterProfile(partly).kind).toBe('createPost');
  });

  it.each([
    ['not set up', { profileStatus: NEW_USER }],
    ['not verified', { profileStatus: { ...ready.profileStatus, verified: undefined } }],
    ['no post waiting', { openCreatePost: false }],
    ['the animation still runs', { hasVerifyScreenAnimationEnded: false }],
  ] as const)('[R-429] nothing opens: %s', (_why, change) => {
    expect(afterProfile({ ...ready, ...change })).toEqual({ kind: 'nothing' });
  });

  it('[R-430] a writer’s pending post opens after login', () => {
    expect(afterSignIn(true, true)).toMatchObject({ kind: 'createPost', source: 'user_logged_in' });
    for (const [writes, pending] of [
      [false, true],
      [true, false],
      [false, false],
    ] as const)
      expect(afterSignIn(writes, pending)).toEqual({ kind: 'nothing' });
  });

  it('[R-428] finishing setup closes the dialog, returns to the first step and marks setup as completed', () => {
    expect(finish(ready)).toMatchObject({ isOpen: false, stepIndex: 0, lastStepCompleted: true });
  });

  it('[R-428][R-813] only the setup offer after login has a follow-up', () => {
    const initial = openInitial(closedFlow());
    expect(hasFollowUp(initial, finish(initial))).toBe(true);
    expect(hasFollowUp(ready, finish(ready))).toBe(false);
    expect(hasFollowUp(initial, { ...initial, isOpen: false })).toBe(false);
  });

  it('[R-431] the follow-up is cancelled when the user opens a contribute page', () => {
    expect(['/contribute/salary-v3', '/contribute', '/contributed', '/'].map(stopsFollowUp)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('[R-422][R-423][R-424][R-425][R-810] leaving setup before the alias is complete shows what the user loses', () => {
    const empty = openFlow(closedFlow(READER), { need: 'writer' });
    expect(actionModalOf(empty, false)).toBe('noAnonymousTalk');
    expect(actionModalOf(empty, true)).toBe('almostReady');
    expect(actionModalOf(way, false)).toBe('almostReady');
    expect(actionModalOf(profileSaved(empty), false)).toBeUndefined();
    expect(actionModalOf(openFlow(closedFlow(), { need: 'reader' }), false)).toBeUndefined();
    expect(actionModalOf(finish(way), false)).toBeUndefined();
  });
});
