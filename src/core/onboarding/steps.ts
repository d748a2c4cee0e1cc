/** The steps of setting up an account, each with the screens inside it. */
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

/** The short way: enough to vote and to see what one's own kind of work is about. */
export const READER_SEQUENCE: Sequence = ['Communities', 'CareerStatus', 'OnboardingCompleted'];

/** The whole way: a face to write under, and who stands behind it checked once. */
export const WRITER_SEQUENCE: Sequence = [
  'Communities',
  'AnonymousProfile',
  'CareerStatus',
  'Verification',
  'OnboardingCompleted',
];

/** One step again, and the last screen. */
export const editSequence = (step: StepName): Sequence =>
  step === 'OnboardingCompleted' ? [step] : [step, 'OnboardingCompleted'];

/** The additional details of a career count as a step of their own. */
export const countSteps = (sequence: Sequence): number =>
  sequence.length + Number(sequence.includes('CareerStatus'));

/** Who went this far has set up everything. */
export const WHOLE_SEQUENCE = 6;
