import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { Failure } from '../../core/shared/failure';
import { problemTextOf } from '../../core/shared/problem-text-of';
import { dayAndHour } from '../../core/shared/time';
import { untraceableProblems } from '../../core/untraceable/problem-text';
import { untraceableText } from '../../core/untraceable/untraceable-text';
import { UntraceableStore } from '../../stores/untraceable/untraceable-store';
import { Button } from '../kit/button';
import { CheckRow } from '../shared/check-row';
import { useStore } from '../use-store';
import { saveKey } from './save-key';
import css from './untraceable.module.css';

const text = untraceableText.write;

interface WriteFormProps {
  readonly submit: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of an untraceable post or comment: its fields, warnings, consent and the button that sends it. */
export const WriteForm = observer(function WriteForm({ submit, children }: WriteFormProps) {
  const store = useStore(UntraceableStore);
  const [first, last] = store.between;
  const post = (event: FormEvent) => {
    event.preventDefault();
    void store.post();
  };
  return (
    <form className={css.form} onSubmit={post} noValidate autoComplete="off">
      {children}
      <Warnings />
      <CheckRow
        label={text.understood}
        on={store.draft.understood}
        onChange={(understood) => store.change({ understood })}
      />
      <p className={css.quiet}>{text.between(dayAndHour(first), dayAndHour(last))}</p>
      <p className={css.error} role="alert">
        {messageOf(store.problem)}
      </p>
      <div>
        <Button type="submit" look="gold" busy={store.busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
});

function messageOf(problem: UntraceableStore['problem']): string | undefined {
  if (problem === 'agree') return text.agree;
  if (!(problem instanceof Failure)) return undefined;
  if (problem.kind === 'offline') return text.offline;
  return problemTextOf(untraceableProblems, problem.code) ?? text.failed;
}

const Warnings = observer(function Warnings() {
  const { warnings, draft } = useStore(UntraceableStore);
  const { title, none, ...kinds } = untraceableText.revealing;
  if (draft.title === '' && draft.text === '') return undefined;
  return (
    <div role="status" className={warnings.length > 0 ? css.warning : css.quiet}>
      {warnings.length === 0 ? (
        none
      ) : (
        <>
          <b>{title}</b>
          <ul>
            {warnings.map(({ kind, text: found }) => (
              <li key={`${kind} ${found}`}>{kinds[kind](found)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
});

interface AcceptedProps {
  readonly at: Date;
  /** The button beside the one that saves the key. */
  readonly children: ReactNode;
}

/** When the accepted post or comment appears, and its key. */
export const Accepted = observer(function Accepted({ at, children }: AcceptedProps) {
  const [item] = useStore(UntraceableStore).wallet.posts;
  return (
    <>
      <p role="status">{untraceableText.done.text(dayAndHour(at))}</p>
      <div className={css.actions}>
        {item && (
          <Button look="gold" onClick={() => saveKey(item)}>
            {untraceableText.own.exportKey}
          </Button>
        )}
        {children}
      </div>
    </>
  );
});
