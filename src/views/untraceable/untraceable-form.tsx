import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { MAX_POST_LENGTH, MAX_TITLE_LENGTH } from '../../core/posts/writing-rules';
import { Failure } from '../../core/shared/failure';
import { problemTextOf } from '../../core/shared/problem-text-of';
import { dayAndHour } from '../../core/shared/time';
import { untraceableProblems } from '../../core/untraceable/problem-text';
import { untraceableText } from '../../core/untraceable/untraceable-text';
import { UntraceableStore } from '../../stores/untraceable/untraceable-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { Select } from '../kit/select';
import { TextArea } from '../kit/text-area';
import { TextInput } from '../kit/text-input';
import { CheckRow } from '../shared/check-row';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import { saveKey } from './save-key';
import css from './untraceable.module.css';

const text = untraceableText.write;

export const UntraceableForm = observer(function UntraceableForm() {
  const store = useStore(UntraceableStore);
  if (store.appearsAt) return <Posted at={store.appearsAt} />;
  const { draft, problem, communities } = store;
  const post = (event: FormEvent) => {
    event.preventDefault();
    void store.post();
  };
  const [first, last] = store.between;
  return (
    <SectionCard title={text.heading}>
      <form className={css.form} onSubmit={post} noValidate autoComplete="off">
        <Field label={text.community}>
          <Select
            options={communities.map(({ name }, place) => ({ value: String(place), label: name }))}
            value={String(draft.place)}
            onChange={(place) => store.change({ place: Number(place) })}
          />
        </Field>
        <Field label={text.title} {...(problem === 'empty' && { error: text.empty })}>
          <TextInput
            maxLength={MAX_TITLE_LENGTH}
            value={draft.title}
            onChange={(event) => store.change({ title: event.target.value })}
          />
        </Field>
        <Field label={text.text} hint={text.textHint}>
          <TextArea
            maxLength={MAX_POST_LENGTH}
            value={draft.text}
            onChange={(event) => store.change({ text: event.target.value })}
          />
        </Field>
        <Warnings />
        <CheckRow
          label={text.understood}
          on={draft.understood}
          onChange={(understood) => store.change({ understood })}
        />
        <p className={css.quiet}>{text.between(dayAndHour(first), dayAndHour(last))}</p>
        <p className={css.error} role="alert">
          {messageOf(problem)}
        </p>
        <div>
          <Button type="submit" look="gold" busy={store.busy}>
            {text.post}
          </Button>
        </div>
      </form>
    </SectionCard>
  );
});

export function messageOf(problem: UntraceableStore['problem']): string | undefined {
  if (problem === 'agree') return text.agree;
  if (!(problem instanceof Failure)) return undefined;
  if (problem.kind === 'offline') return text.offline;
  return problemTextOf(untraceableProblems, problem.code) ?? text.failed;
}

export const Warnings = observer(function Warnings() {
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

const Posted = observer(function Posted({ at }: { readonly at: Date }) {
  const { wallet, again } = useStore(UntraceableStore);
  const [post] = wallet.posts;
  return (
    <SectionCard title={untraceableText.done.title}>
      <p role="status">{untraceableText.done.text(dayAndHour(at))}</p>
      <div className={css.actions}>
        {post && (
          <Button look="gold" onClick={() => saveKey(post)}>
            {untraceableText.own.exportKey}
          </Button>
        )}
        <Button onClick={again}>{untraceableText.done.another}</Button>
      </div>
    </SectionCard>
  );
});
