import { observer } from 'mobx-react-lite';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { appealFormText as texts } from '../../core/moderation/appeal-form-text';
import { moderationProblems } from '../../core/moderation/problem-text';
import { postProblems } from '../../core/posts/problem-text';
import { writingProblems } from '../../core/posts/writing-problem-text';
import { isBlank } from '../../core/posts/writing-rules';
import type { Failure } from '../../core/shared/failure';
import { problemMessage } from '../../core/shell/problem-message';
import { AppealStore, type ModeratedItem } from '../../stores/moderation/appeal-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { useDraft } from '../composer/use-draft';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { LimitedArea } from '../kit/limited-area';
import { useStore } from '../use-store';
import css from './moderation-note.module.css';

const MAX_LENGTH = 1000;
const problems = { ...postProblems, ...writingProblems, ...moderationProblems };

interface AppealFormProps {
  readonly thing: ModeratedItem;
  /** Whether the decision is still on the page; otherwise a toast says what became of the appeal. */
  readonly shown: RefObject<boolean>;
}

export const AppealForm = observer(function AppealForm({ thing: item, shown }: AppealFormProps) {
  const store = useStore(AppealStore);
  const toasts = useStore(ToastStore);
  const [tried, setTried] = useState(false);
  const [text, setText] = useDraft(`appeal ${item.kind} ${item.id}`);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBlank(text)) return area.current?.focus();
    await store.appeal(item, text);
    const failure = store.failureOf(item);
    if (!failure) setText('');
    if (!shown.current) report(toasts, failure);
  };
  const error = tried && isBlank(text) ? texts.required : messageOf(store.failureOf(item));
  return (
    <form className={css.outcome} noValidate onSubmit={(event) => void send(event)}>
      <p>{texts.once}</p>
      <Field label={texts.label} {...(error && { error })}>
        <LimitedArea
          ref={area}
          dir="auto"
          rows={3}
          maxLength={MAX_LENGTH}
          aria-required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" look="gold" icon="send" busy={store.isSending(item)}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
});

const messageOf = (failure: Failure | undefined): string | undefined =>
  failure && problemMessage(failure, problems, texts.failed);

/** Shows the result of an appeal whose page was left meanwhile. */
function report(toasts: ToastStore, failure: Failure | undefined): void {
  const text2 = messageOf(failure);
  if (!text2) toasts.show({ type: 'success', text1: texts.sent, text2: texts.whereOutcome });
  else if (failure?.kind === 'unauthorised') toasts.fail(failure);
  else toasts.show({ type: 'failure', text1: texts.notSent, text2 });
}
