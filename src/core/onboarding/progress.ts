import { type Flow, isNestedOnboarding, stepOf } from './flow';
import { countSteps } from './steps';

/** Career details count as a separate step, the code screen does not. */
export function progressOf(flow: Flow): { readonly at: number; readonly of: number } {
  const behind = flow.sequence.slice(0, flow.stepIndex);
  const inDetails = stepOf(flow) === 'CareerStatus' && isNestedOnboarding(flow);
  const extra = Number(behind.includes('CareerStatus') || inDetails);
  return { at: flow.stepIndex + 1 + extra, of: countSteps(flow.sequence) };
}
