import { type Flow, isNestedOnboarding, stepOf } from './flow';
import { countSteps } from './steps';

/** How far along the way one is. The details of a career count as a step of their own, the code does not. */
export function progressOf(flow: Flow): { readonly at: number; readonly of: number } {
  const behind = flow.sequence.slice(0, flow.stepIndex);
  const inDetails = stepOf(flow) === 'CareerStatus' && isNestedOnboarding(flow);
  const extra = Number(behind.includes('CareerStatus') || inDetails);
  return { at: flow.stepIndex + 1 + extra, of: countSteps(flow.sequence) };
}
