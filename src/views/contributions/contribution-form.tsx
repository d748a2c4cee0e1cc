import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { jobText } from '../../core/contributions/text';
import { SessionStore } from '../../stores/login/session-store';
import { Button } from '../kit/button';
import { classNames } from '../kit/class-names';
import { Page, PageHead } from '../kit/page';
import tool from '../kit/tool.module.css';
import { LogInButton } from '../shared/log-in-button';
import { useStore } from '../use-store';
import css from './contribute.module.css';

interface ContributionFormProps {
  readonly form: {
    readonly known: object | undefined;
    readonly missing: boolean;
    readonly busy: boolean;
    readonly send: () => Promise<boolean>;
  };
  readonly text: {
    readonly title: string;
    readonly changeTitle: string;
    readonly lead: string;
    readonly send: string;
  };
  /** The summary next to the fields. */
  readonly board: ReactNode;
  /** Actions for an existing contribution, such as delete. */
  readonly undo: ReactNode;
  readonly children: ReactNode;
}

/** Layout of all contribution forms: fields on the left, summary on the right. */
export const ContributionForm = observer(function ContributionForm(props: ContributionFormProps) {
  const { form, text, board, undo, children } = props;
  const box = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.send())) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
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
        onSubmit={(event) => void send(event)}
      >
        <div className={classNames(tool.fields, css.fields)}>
          {children}
          <noscript>
            <p className={css.note}>{jobText.noScripts}</p>
          </noscript>
          <Button className={css.send} type="submit" look="gold" size="large" wide busy={form.busy}>
            {form.known ? jobText.save : text.send}
          </Button>
          {form.known && undo}
        </div>
        <div className={classNames(tool.result, css.result)}>
          <div>{board}</div>
        </div>
      </form>
    </Page>
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
