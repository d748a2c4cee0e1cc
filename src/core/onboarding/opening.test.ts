import { describe, expect, it } from 'vitest';
import { closedFlow } from './flow';
import { openFlow, openInitial } from './open-flow';
import { isAnswered, openingOf, remainingSteps, sequenceFor } from './opening';
import { isAliasComplete, isFullyOnboarded, NEW_USER, type ProfileStatus, rolesOf } from './profile-status';
import { countSteps, editSequence, NESTED_STEPS, READER_SEQUENCE, WRITER_SEQUENCE } from './steps';

const with_ = (news: Partial<ProfileStatus>): ProfileStatus => ({ ...NEW_USER, ...news });
const READER = with_({ isReader: true, careerType: 'working', hasFilledCareerStatus: true });
const WRITER = with_({ ...READER, isWriter: true, hasFilledUserProfile: true });

describe('the two setup sequences', () => {
  it('[R-251][R-252][R-253][R-254][R-255][R-256] the setup sequences consist of these steps and screens', () => {
    expect(READER_SEQUENCE).toEqual(['Communities', 'CareerStatus', 'OnboardingCompleted']);
    expect(WRITER_SEQUENCE).toEqual([
      'Communities',
      'AnonymousProfile',
      'CareerStatus',
      'Verification',
      'OnboardingCompleted',
    ]);
    expect(NESTED_STEPS.CareerStatus).toEqual(['careerOption', 'additionalDetails']);
    expect(NESTED_STEPS.Verification).toEqual(['emailVerification', 'verifyOtp']);
  });

  it('[R-256][R-407][R-414] the writer sequence counts six steps and an edited step counts two', () => {
    expect([countSteps(WRITER_SEQUENCE), countSteps(READER_SEQUENCE)]).toEqual([6, 4]);
    expect(editSequence('CareerStatus')).toEqual(['CareerStatus', 'OnboardingCompleted']);
  });

  it.each([
    [false, false, READER_SEQUENCE],
    [false, true, WRITER_SEQUENCE],
    [true, false, WRITER_SEQUENCE],
    [true, true, WRITER_SEQUENCE],
  ])(
    '[R-418][R-419] the right sequence is used for reader %s and writer required %s',
    (isReader, writerRequired, way) => {
      expect(sequenceFor(isReader, writerRequired)).toBe(way);
    },
  );

  it.each([
    ['a newcomer who wants to read', NEW_USER, 'reader', READER_SEQUENCE],
    ['a newcomer who wants to write', NEW_USER, 'writer', WRITER_SEQUENCE],
    [
      'a reader who wants to write',
      READER,
      'writer',
      ['AnonymousProfile', 'Verification', 'OnboardingCompleted'],
    ],
    [
      'a verified reader who wants to write',
      with_({ ...READER, verified: 'VERIFIED' }),
      'writer',
      ['AnonymousProfile', 'OnboardingCompleted'],
    ],
    [
      'a reader between jobs who wants to write',
      with_({ ...READER, careerType: 'unemployed' }),
      'writer',
      ['AnonymousProfile', 'CareerStatus', 'Verification', 'OnboardingCompleted'],
    ],
    [
      'a reader without a career who wants to write',
      with_({ isReader: true }),
      'writer',
      ['AnonymousProfile', 'CareerStatus', 'Verification', 'OnboardingCompleted'],
    ],
  ] as const)(
    '[R-256][R-419] the remaining sequence skips answered steps: %s',
    (_who, profileStatus, need, way) => {
      expect(remainingSteps(profileStatus, need)).toEqual(way);
    },
  );

  it('[R-256] the last screen is never skipped', () => {
    expect(isAnswered('OnboardingCompleted', WRITER)).toBe(false);
  });
});

describe('the setup opening', () => {
  const DONE = with_({ ...WRITER, verified: 'VERIFIED' });
  it.each([
    ['[R-421] no one, reader', undefined, 'reader', { kind: 'login', need: 'reader' }],
    ['[R-421] no one, writer', undefined, 'writer', { kind: 'login', need: 'writer' }],
    ['[R-415] newcomer, reader', NEW_USER, 'reader', { kind: 'modal', sequence: READER_SEQUENCE }],
    ['[R-416] newcomer, writer', NEW_USER, 'writer', { kind: 'modal', sequence: WRITER_SEQUENCE }],
    ['[R-417][R-809] newcomer, nothing', NEW_USER, undefined, { kind: 'nudge', after: 5000 }],
    ['[R-417] reader, reader', READER, 'reader', { kind: 'nudge', after: 5000 }],
    ['[R-417] reader, nothing', READER, undefined, { kind: 'nudge', after: 5000 }],
    ['[R-420] everything set up, reader', DONE, 'reader', { kind: 'done' }],
    ['[R-420] everything set up, writer', DONE, 'writer', { kind: 'done' }],
    ['[R-420] everything set up, nothing', DONE, undefined, { kind: 'done' }],
  ] as const)('%s', (_name, profileStatus, need, opening) => {
    expect(openingOf(profileStatus, need)).toEqual(opening);
  });

  const no = [false, true] as const;
  const allMembers = no.flatMap((isReader) =>
    no.flatMap((isWriter) =>
      no.flatMap((hasFilledCareerStatus) =>
        no.flatMap((hasFilledUserProfile) =>
          ([undefined, 'VERIFIED'] as const).map((verified) =>
            with_({ isReader, isWriter, hasFilledCareerStatus, hasFilledUserProfile, verified }),
          ),
        ),
      ),
    ),
  );
  const cases = allMembers.flatMap((profileStatus) =>
    ([undefined, 'reader', 'writer'] as const).map((need) => [profileStatus, need] as const),
  );

  it('[R-415][R-416][R-417][R-418][R-420] each of the 96 combinations of user state and need has a single opening', () => {
    expect(cases).toHaveLength(96);
    const count = { login: 0, modal: 0, nudge: 0, done: 0 };
    for (const [profileStatus, need] of cases) {
      const opening = openingOf(profileStatus, need);
      count[opening.kind] += 1;
      const lacking =
        (need === 'reader' && !profileStatus.isReader) || (need === 'writer' && !profileStatus.isWriter);
      const whole =
        profileStatus.hasFilledCareerStatus && profileStatus.hasFilledUserProfile && profileStatus.isReader;
      expect(opening.kind).toBe(lacking ? 'modal' : whole ? 'done' : 'nudge');
      if (opening.kind !== 'modal') continue;
      const way = profileStatus.isReader || need === 'writer' ? WRITER_SEQUENCE : READER_SEQUENCE;
      expect(way).toEqual(expect.arrayContaining([...opening.sequence]));
      expect(opening.sequence.at(-1)).toBe('OnboardingCompleted');
      if (!profileStatus.hasFilledCareerStatus) expect(opening.sequence).toContain('CareerStatus');
    }
    expect(count).toEqual({ login: 0, modal: 32, nudge: 54, done: 10 });
  });

  it('[R-416] a reader who needs the writer role gets the setup dialog', () => {
    expect(openingOf(READER, 'writer').kind).toBe('modal');
  });

  it('[R-420] setup for a fully onboarded user is only marked as completed', () => {
    const before = closedFlow(DONE);
    expect(openFlow(before, { need: 'reader' })).toEqual({ ...before, lastStepCompleted: true });
    expect(openInitial(before)).toEqual({ ...before, lastStepCompleted: true });
  });
});

describe('full onboarding', () => {
  const parts = [
    ['hasFilledCareerStatus', 'hasFilledUserProfile', 'isReader'],
    ['hasFilledCareerStatus', 'hasFilledUserProfile'],
    ['hasFilledCareerStatus', 'isReader'],
    ['hasFilledUserProfile', 'isReader'],
    ['hasFilledCareerStatus'],
    ['hasFilledUserProfile'],
    ['isReader'],
    [],
  ] as const;
  it.each(parts.map((names) => [names, names.length === 3] as const))(
    '[R-409][R-413] full onboarding with %j: %s',
    (names, done) => {
      expect(isFullyOnboarded(with_(Object.fromEntries(names.map((name) => [name, true]))))).toBe(done);
    },
  );

  it('[R-409] an alias needs a name, a picture and a colour', () => {
    const alias = { userName: 'QuietMonsoon', avatarUrl: '/a.svg', avatarColor: '#5B1F3A' };
    expect(isAliasComplete(alias)).toBe(true);
    for (const part of Object.keys(alias)) expect(isAliasComplete({ ...alias, [part]: ' ' })).toBe(false);
  });

  it('[R-562][R-564][R-359][R-360] a saved career grants the reader role, an alias in addition grants the writer role, and nothing revokes them', () => {
    expect(rolesOf(NEW_USER)).toEqual({ isReader: false, isWriter: false });
    expect(rolesOf(with_({ hasFilledCareerStatus: true }))).toEqual({ isReader: true, isWriter: false });
    expect(rolesOf(with_({ hasFilledUserProfile: true }))).toEqual({ isReader: false, isWriter: false });
    expect(rolesOf(with_({ hasFilledCareerStatus: true, hasFilledUserProfile: true }))).toEqual({
      isReader: true,
      isWriter: true,
    });
    expect(rolesOf(with_({ isReader: true, isWriter: true }))).toEqual({ isReader: true, isWriter: true });
  });
});
