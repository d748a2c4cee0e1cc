import type { Flow } from '../../core/onboarding/flow';
import { progressOf } from '../../core/onboarding/progress';
import { onboardingText as text } from '../../core/onboarding/text';
import { classNames } from '../kit/class-names';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './onboarding.module.css';

export function Progress({ flow }: { readonly flow: Flow }) {
  const { at: time, of: input } = progressOf(flow);
  return (
    <>
      <VisuallyHidden>{text.progress(time, input)}</VisuallyHidden>
      <span className={css.bar} aria-hidden="true">
        {Array.from({ length: input }, (_, index) => index + 1).map((part) => (
          <span
            key={part}
            className={classNames(css.part, part < time && css.behind, part === time && css.now)}
          />
        ))}
      </span>
    </>
  );
}
