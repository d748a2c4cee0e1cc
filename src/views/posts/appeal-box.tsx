import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { moderationProblems } from '../../core/moderation/problem-text';
import { RULES } from '../../core/moderation/rules-text';
import { appealText as texts } from '../../core/moderation/text';
import { postProblems } from '../../core/posts/problem-text';
import { isBlank } from '../../core/posts/writing-rules';
import type { Failure } from '../../core/shared/failure';
import { problemMessage } from '../../core/shell/problem-message';
import { AppealStore, type ModeratedItem } from '../../stores/moderation/appeal-store';
import { useDraft } from '../composer/use-draft';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { TextArea } from '../kit/text-area';
import { useStore } from '../use-store';
import css from './moderation-note.module.css';

const MAX_LENGTH = 1000;
const problems = { ...postProblems, ...moderationProblems };

export interface AppealBoxProps {
  readonly thing: ModeratedItem;
}

/** Shows a moderator's decision to the author, with a form for one appeal. */
export const AppealBox = observer(function AppealBox({ thing: item }: AppealBoxProps) {
  const outcome = useStore(AppealStore).outcomeOf(item);
  if (outcome?.decision !== 'HIDE') return undefined;
  return (
    <div className={css.outcome}>
      <p>{texts.rule(outcome.rule, RULES[outcome.rule])}</p>
      {outcome.text && (
        <blockquote className={css.contribution} dir="auto">
          {outcome.text}
        </blockquote>
      )}
      {outcome.appeal === 'NONE' ? (
        <Ask thing={item} />
      ) : (
        <p role="status">{outcome.appeal === 'OPEN' ? texts.open : texts.decided}</p>
      )}
    </div>
  );
});

const Ask = observer(function Ask({ thing: item }: AppealBoxProps) {
  const store = useStore(AppealStore);
  const [request, setAsked] = useState(false);
  const [tried, setTried] = useState(false);
  const [text, setText] = useDraft(`appeal ${item.kind} ${item.id}`);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (request) area.current?.focus();
  }, [request]);
  if (!request)
    return (
      <Button size="small" onClick={() => setAsked(true)}>
        {texts.ask}
      </Button>
    );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBlank(text)) return area.current?.focus();
    await store.appeal(item, text);
    if (!store.failureOf(item)) setText('');
  };
  const error = tried && isBlank(text) ? texts.required : failureOf(store.failureOf(item));
  return (
    <form className={css.outcome} noValidate onSubmit={(event) => void send(event)}>
      <p>{texts.once}</p>
      <Field label={texts.label} {...(error && { error })}>
        <TextArea
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

const failureOf = (failure: Failure | undefined): string | undefined =>
  failure && problemMessage(failure, problems, texts.failed);
