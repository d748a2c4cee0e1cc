export const NESTED_STEPS = {
  Communities: ['communities'],
  AnonymousProfile: ['anonymousProfile'],
  CareerStatus: ['careerOption', 'additionalDetails'],
  Verification: ['emailVerification', 'verifyOtp'],
  OnboardingCompleted: ['completed'],
} as const;

export type StepName = keyof typeof NESTED_STEPS;
export type NestedStep = (typeof NESTED_STEPS)[StepName][number];
export type Sequence = readonly [...StepName[], 'OnboardingCompleted'];

/** The short sequence: enough to vote and to read about the user's kind of work. */
export const READER_SEQUENCE: Sequence = ['Communities', 'CareerStatus', 'OnboardingCompleted'];

/** The full sequence: adds an alias and a verification. */
export const WRITER_SEQUENCE: Sequence = [
  'Communities',
  'AnonymousProfile',
  'CareerStatus',
  'Verification',
  'OnboardingCompleted',
];

/** Optional steps wait while a post does: the profile and the feed offer them later. */
export const postingSequence = (sequence: Sequence): Sequence => [
  ...sequence.filter((step) => step === 'AnonymousProfile' || step === 'CareerStatus'),
  'OnboardingCompleted',
];

/** An edited step and the last screen. */
export const editSequence = (step: StepName): Sequence =>
  step === 'OnboardingCompleted' ? [step] : [step, 'OnboardingCompleted'];

/** Career details count as a separate step. */
export const countSteps = (sequence: Sequence): number =>
  sequence.length + Number(sequence.includes('CareerStatus'));

/** A sequence of this length completes the whole setup. */
export const WHOLE_SEQUENCE = 6;
