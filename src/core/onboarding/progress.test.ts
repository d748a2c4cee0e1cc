import { expect, it } from 'vitest';
import { careerAnswered, detailsSaved } from './answers';
import { closedFlow, goRight } from './flow';
import { openFlow } from './open-flow';
import { progressOf } from './progress';

it('[R-256][R-426] the setup progress counts each screen with a question once', () => {
  const first = openFlow(closedFlow(), { need: 'reader' });
  const career = goRight(first);
  const details = careerAnswered(career, {
    type: 'working',
    complete: false,
    verified: undefined,
    source: undefined,
  });
  const last = detailsSaved(details, { verified: undefined, nextStep: 'OnboardingCompleted' });
  expect([first, career, details, last].map(progressOf)).toEqual([
    { at: 1, of: 4 },
    { at: 2, of: 4 },
    { at: 3, of: 4 },
    { at: 4, of: 4 },
  ]);
});
