import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { onboardingText as texts } from '../../core/onboarding/text';
import { Button } from '../kit/button';
import { focusFirstProblem } from '../kit/focus-first-problem';
import { ignoreDoubleClick } from '../shared/ignore-double-click';
import css from './onboarding.module.css';

interface StepFormProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  readonly submit?: string;
  readonly busy?: boolean;
  readonly onSubmit: () => unknown;
  readonly other?: ReactNode;
}

/** A question per screen. The heading gets the focus, so that screen readers read it. */
export function StepForm({ title, text, children, submit, busy, onSubmit, other }: StepFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await onSubmit();
    focusFirstProblem(form);
  };
  return (
    <form className={css.step} onSubmit={send} noValidate>
      <div>
        <h3 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h3>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {children}
      <div className={css.actions}>
        <Button type="submit" look="gold" size="large" wide busy={busy} onClick={ignoreDoubleClick}>
          {submit ?? texts.proceed}
        </Button>
        {other}
      </div>
    </form>
  );
}
