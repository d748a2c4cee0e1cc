import type { Flow } from '../../core/onboarding/flow';
import { progressOf } from '../../core/onboarding/progress';
import { onboardingWords as words } from '../../core/onboarding/words';
import { classNames } from '../kit/class-names';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './onboarding.module.css';

export function Progress({ flow }: { readonly flow: Flow }) {
  const { at, of } = progressOf(flow);
  return (
    <>
      <VisuallyHidden>{words.progress(at, of)}</VisuallyHidden>
      <span className={css.bar} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => index + 1).map((part) => (
          <span
            key={part}
            className={classNames(css.part, part < at && css.behind, part === at && css.now)}
          />
        ))}
      </span>
    </>
  );
}
