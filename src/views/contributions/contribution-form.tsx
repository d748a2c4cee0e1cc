import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { jobText } from '../../core/contributions/text';
import type { FormSteps } from '../../stores/contributions/form-steps';
import { SessionStore } from '../../stores/login/session-store';
import { Button } from '../kit/button';
import { classNames } from '../kit/class-names';
import { focusFirstProblem } from '../kit/focus-first-problem';
import { Page, PageHead } from '../kit/page';
import tool from '../kit/tool.module.css';
import { ignoreDoubleClick } from '../shared/ignore-double-click';
import { LogInButton } from '../shared/log-in-button';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { FormStepper } from './form-stepper';

export interface FormStep {
  readonly title: string;
  readonly fields: ReactNode;
}

interface ContributionFormProps {
  readonly form: {
    readonly known: object | undefined;
    readonly missing: boolean;
    readonly busy: boolean;
    readonly prefilled: boolean;
    readonly drafted: boolean;
    readonly failed: string | undefined;
    readonly steps: FormSteps;
    readonly proceed: () => boolean;
    readonly send: () => Promise<boolean>;
    readonly discardEdits: () => void;
  };
  readonly text: {
    readonly title: string;
    readonly changeTitle: string;
    readonly lead: string;
    readonly send: string;
  };
  readonly steps: readonly FormStep[];
  /** The preview next to the fields. */
  readonly board: ReactNode;
  /** Actions for an existing contribution, such as delete. */
  readonly undo: ReactNode;
}

/** Layout of all contribution forms: a step's fields on the left, the preview on the right. */
export const ContributionForm = observer(function ContributionForm(props: ContributionFormProps) {
  const { form, text, steps, board, undo } = props;
  const box = useRef<HTMLFormElement>(null);
  const { current, isLast, goTo } = form.steps;
  const focusProblem = () => focusFirstProblem(box.current);
  const discard = () => {
    form.discardEdits();
    // The pressed button is gone.
    box.current?.querySelector('h2')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sound = isLast || form.known ? await form.send() : form.proceed();
    if (!sound) focusProblem();
  };
  return (
    <Page width="tool">
      <PageHead title={form.known ? text.changeTitle : text.title} lead={text.lead} />
      {form.missing && <Missing />}
      <form
        ref={box}
        className={tool.tool}
        data-fields="wide"
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <div className={classNames(tool.fields, css.fields)}>
          {steps.length > 1 && (
            <FormStepper titles={steps.map(({ title }) => title)} current={current} onGoTo={goTo} />
          )}
          <StepHead {...{ form, steps }} />
          {steps[current]?.fields}
          <noscript>
            <p className={css.note}>{jobText.noScripts}</p>
          </noscript>
          {form.failed && (
            <p className={css.error} role="alert">
              {form.failed}
            </p>
          )}
          <div className={css.actions}>
            {current > 0 && (
              <Button size="large" onClick={() => goTo(current - 1)}>
                {jobText.back}
              </Button>
            )}
            <Button
              className={css.send}
              type="submit"
              look="gold"
              size="large"
              wide
              busy={form.busy}
              onClick={ignoreDoubleClick}
            >
              {form.known ? jobText.save : isLast ? text.send : jobText.proceed}
            </Button>
          </div>
          {form.drafted && !form.known && <p className={css.saved}>{jobText.drafted}</p>}
          {form.drafted && form.known && <UnsavedEdits onDiscard={discard} />}
          {form.known && undo}
        </div>
        <div className={classNames(tool.result, css.result)}>
          <div>{board}</div>
        </div>
      </form>
    </Page>
  );
});

function UnsavedEdits({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <div className={css.unsaved}>
      <small>{jobText.unsaved}</small>
      <Button size="small" onClick={onDiscard}>
        {jobText.discard}
      </Button>
    </div>
  );
}

/** Takes the focus when another step opens, so that screen readers announce it. */
const StepHead = observer(function StepHead({ form, steps }: Pick<ContributionFormProps, 'form' | 'steps'>) {
  const { current } = form.steps;
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(current);
  useEffect(() => {
    if (opened.current === current) return;
    opened.current = current;
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, [current]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.stepTitle}>
        {steps.length > 1 && <small>{jobText.step(current + 1, steps.length)}</small>}
        {steps[current]?.title}
      </h2>
      {form.prefilled && current === 0 && <p className={css.prefilled}>{jobText.prefilled}</p>}
    </>
  );
});

/** The link names a contribution that does not exist or that the user cannot see. */
const Missing = observer(function Missing() {
  const { signedIn } = useStore(SessionStore);
  return (
    <div className={css.note} role="status">
      <p>{signedIn ? jobText.missing : jobText.missingVisitor}</p>
      {!signedIn && <LogInButton />}
    </div>
  );
});
