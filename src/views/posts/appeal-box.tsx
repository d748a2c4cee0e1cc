import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RULES } from '../../core/moderation/rules';
import { appealWords as words } from '../../core/moderation/words';
import { isBlank } from '../../core/posts/writing-rules';
import type { Failure } from '../../core/shared/failure';
import { saidOr } from '../../core/shell/said-or';
import { AppealStore, type Judged } from '../../stores/moderation/appeal-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { TextArea } from '../kit/text-area';
import { useStore } from '../use-store';
import css from './held-note.module.css';

const LONGEST = 1000;

interface AppealBoxProps {
  readonly thing: Judged;
}

/** Shows a moderator's decision to the author, with a form for one appeal. */
export const AppealBox = observer(function AppealBox({ thing }: AppealBoxProps) {
  const outcome = useStore(AppealStore).outcomeOf(thing);
  if (outcome?.decision !== 'HIDE') return undefined;
  return (
    <div className={css.outcome}>
      <p>{words.rule(outcome.rule, RULES[outcome.rule])}</p>
      {outcome.text && (
        <blockquote className={css.told} dir="auto">
          {outcome.text}
        </blockquote>
      )}
      {outcome.appeal === 'NONE' ? (
        <Ask thing={thing} />
      ) : (
        <p role="status">{outcome.appeal === 'OPEN' ? words.open : words.decided}</p>
      )}
    </div>
  );
});

const Ask = observer(function Ask({ thing }: AppealBoxProps) {
  const store = useStore(AppealStore);
  const [asked, setAsked] = useState(false);
  const [tried, setTried] = useState(false);
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked) area.current?.focus();
  }, [asked]);
  if (!asked)
    return (
      <Button size="small" onClick={() => setAsked(true)}>
        {words.ask}
      </Button>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBlank(text)) area.current?.focus();
    else void store.appeal(thing, text);
  };
  const error = tried && isBlank(text) ? words.required : troubleOf(store.failureOf(thing));
  return (
    <form className={css.outcome} noValidate onSubmit={send}>
      <p>{words.once}</p>
      <Field label={words.label} {...(error && { error })}>
        <TextArea
          ref={area}
          dir="auto"
          rows={3}
          maxLength={LONGEST}
          aria-required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" look="gold" icon="send" busy={store.isSending(thing)}>
          {words.send}
        </Button>
      </div>
    </form>
  );
});

const troubleOf = (failure: Failure | undefined): string | undefined =>
  failure && saidOr(failure, words.failed);
