import { equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as answers from './answers';
import { CAREER_TYPES } from './career-status';
import { closedFlow, type Flow, goLeft, goRight, isDone, mayGoRight, screenOf, stepOf } from './flow';
import { openEdit, openFlow, openInitial, resume, savedStateOf, withProfileStatus } from './open-flow';
import { isFullyOnboarded, rolesOf } from './profile-status';
import { countSteps, NESTED_STEPS, type NestedStep, type StepName } from './steps';

/** All screens in order and the current screen, derived only from the actions. */
interface Model {
  place: number | undefined;
}
interface Real {
  flow: Flow;
}

const screensOf = ({ sequence }: Flow): readonly NestedStep[] =>
  sequence.flatMap((step) => NESTED_STEPS[step]);
const placeOf = (flow: Flow): number | undefined =>
  flow.isOpen ? screensOf(flow).indexOf(screenOf(flow)) : undefined;

/** A response may arrive after the user has gone back, but not before its request. */
const isBehind = (flow: Flow, step: StepName): boolean =>
  flow.isOpen && !flow.sequence.slice(flow.stepIndex).includes(step);

/** Invariants of every state. */
function holds(flow: Flow): void {
  const { sequence, profileStatus } = flow;
  equal(sequence.indexOf('OnboardingCompleted'), sequence.length - 1);
  equal(new Set(sequence).size, sequence.length);
  ok(screensOf(flow).includes(screenOf(flow)));
  equal(
    flow.showUnemployedCantVerify,
    flow.isOpen && screenOf(flow) === 'emailVerification' && profileStatus.careerType === 'unemployed',
  );
  if (profileStatus.isWriter) equal(profileStatus.isReader, true);
  if (isFullyOnboarded(profileStatus)) equal(isDone(flow), true);
  if (!flow.isOpen) return;
  if (screenOf(flow) === 'verifyOtp') equal(flow.codeSent, true);
  if (stepOf(flow) === 'Verification' && !flow.editScreensMode) equal(profileStatus.verified, undefined);
  // All required steps before the current step are answered.
  const behind = sequence.slice(0, flow.stepIndex);
  if (behind.includes('AnonymousProfile')) equal(profileStatus.hasFilledUserProfile, true);
  // Editing only a verified career ends at once; its details may still be missing.
  const jumped = sequence.length === 2 && profileStatus.verified !== undefined;
  if (behind.includes('CareerStatus') && !jumped) equal(profileStatus.hasFilledCareerStatus, true);
}

class Act implements fc.Command<Model, Real> {
  constructor(
    readonly name: string,
    readonly change: (flow: Flow) => Flow,
    readonly expected?: (before: Flow, model: Model) => number | undefined,
  ) {}
  check = () => true;
  run(model: Model, real: Real): void {
    const before = real.flow;
    const expected = this.expected?.(before, model);
    real.flow = this.change(before);
    holds(real.flow);
    if (this.expected) equal(placeOf(real.flow), expected);
    model.place = placeOf(real.flow);
    // Only finishing returns to the first step and marks setup as completed.
    if (before.isOpen && real.flow.lastStepCompleted) equal(real.flow.stepIndex, 0);
    if (before.isOpen && real.flow.lastStepCompleted && countSteps(before.sequence) === 6)
      equal(isDone(real.flow), true);
    // Setup never removes a role.
    const was = before.profileStatus;
    const is = real.flow.profileStatus;
    ok(is.isReader || !was.isReader);
    ok(is.isWriter || !was.isWriter);
  }
  toString = () => this.name;
}

const right = (before: Flow, { place }: Model): number | undefined => {
  if (place === undefined || before.showUnemployedCantVerify || !mayGoRight(before)) return place;
  const screens = screensOf(before);
  if (screens[place] === 'completed') return undefined;
  const next = place + 1;
  // Skips a completed verification.
  const passes =
    screens[next] === 'emailVerification' && before.profileStatus.verified && !before.editScreensMode;
  return passes ? next + 2 : next;
};

const left = (before: Flow, { place }: Model): number | undefined => {
  if (place === undefined || place === 0) return undefined;
  const screens = screensOf(before);
  if (screens[place - 1] !== 'verifyOtp') return place - 1;
  const { verified: isVerified, careerType } = before.profileStatus;
  // Skips a completed verification, and never returns to the code screen when no code was sent.
  if (isVerified && !before.editScreensMode) return place < 3 ? undefined : place - 3;
  return before.codeSent && careerType !== 'unemployed' ? place - 1 : place - 2;
};

const verified = fc.constantFrom(undefined, 'VERIFIED' as const, 'PARTIAL_VERIFIED' as const);
const arbitrary = fc.record({
  type: fc.constantFrom(...CAREER_TYPES),
  complete: fc.boolean(),
  verified,
  source: fc.constantFrom(undefined, 'JOB_PORTAL' as const, 'EMAIL' as const),
});
const details = fc.record({
  verified,
  nextStep: fc.constantFrom(undefined, 'Verification' as const, 'OnboardingCompleted' as const),
});
const steps: StepName[] = ['AnonymousProfile', 'CareerStatus', 'Verification'];

/** A reload leaves only the service's data and the saved position. */
function reload(flow: Flow): Flow {
  const saved = savedStateOf(flow);
  const fresh = withProfileStatus(closedFlow(), { ...flow.profileStatus, ...rolesOf(flow.profileStatus) });
  if (!flow.isOpen || flow.editScreensMode) return fresh;
  return resume(openFlow(fresh, { need: flow.need }), saved);
}

const commands = [
  fc
    .record({ need: fc.constantFrom('reader' as const, 'writer' as const), openCreatePost: fc.boolean() })
    .map((query) => new Act(`open ${query.need}`, (flow) => openFlow(flow, query))),
  fc.constant(new Act('take the offer', openInitial)),
  fc.constantFrom(...steps).map((step) => new Act(`edit ${step}`, (flow) => openEdit(flow, step))),
  fc.constant(new Act('right', goRight, right)),
  fc.constant(new Act('left', goLeft, left)),
  fc.constant(new Act('leave', answers.leave, () => undefined)),
  arbitrary.map(
    (item) =>
      new Act(`career ${JSON.stringify(item)}`, (flow) =>
        isBehind(flow, 'CareerStatus') ? flow : answers.careerAnswered(flow, item),
      ),
  ),
  details.map(
    (item) =>
      new Act(`details ${JSON.stringify(item)}`, (flow) =>
        screenOf(flow) === 'additionalDetails' ? answers.detailsSaved(flow, item) : flow,
      ),
  ),
  fc.constant(
    new Act('alias', (flow) => (isBehind(flow, 'AnonymousProfile') ? flow : answers.profileSaved(flow))),
  ),
  fc.constant(new Act('code', answers.codeSent)),
  fc
    .constantFrom('VERIFIED' as const, 'PARTIAL_VERIFIED' as const)
    .map(
      (item) =>
        new Act(`mail ${item}`, (flow) =>
          screenOf(flow) === 'verifyOtp' ? answers.mailVerified(flow, item) : flow,
        ),
    ),
  fc.constant(new Act('verify later', answers.postponeVerification)),
  fc.constant(new Act('edit the career instead', answers.editCareerInstead)),
  fc.constant(new Act('reload', reload)),
];

it('[R-426][R-427][R-428][R-414][R-413][R-247][R-248][R-249] the setup invariants hold on 12,000 random paths', () => {
  let ways = 0;
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 24 }), (acts) => {
      ways += 1;
      fc.modelRun(() => ({ model: { place: undefined }, real: { flow: closedFlow() } }), acts);
    }),
    { numRuns: 12_000 },
  );
  expect(ways).toBeGreaterThanOrEqual(10_000);
}, 120_000);
