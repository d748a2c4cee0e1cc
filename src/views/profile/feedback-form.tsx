import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect } from 'react';
import { FEEDBACK_TOPICS, type FeedbackTopic } from '../../core/profile/feedback-port';
import { settingsWords } from '../../core/profile/settings-words';
import { FeedbackStore } from '../../stores/feed/feedback-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { Segmented } from '../kit/segmented';
import { Select } from '../kit/select';
import { TextArea } from '../kit/text-area';
import { useStore } from '../use-store';
import css from './feedback-form.module.css';

const words = settingsWords.help;
const LONGEST = 2000;
const STARS = ['1', '2', '3', '4', '5'] as const;

export const FeedbackForm = observer(function FeedbackForm() {
  const store = useStore(FeedbackStore);
  const { draft, problem } = store;
  useEffect(() => store.recall(), [store]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store.send();
  };
  return (
    <form className={css.form} onSubmit={send} noValidate>
      <Field label={words.topic}>
        <Select
          options={FEEDBACK_TOPICS.map((value) => ({ value, label: words.topics[value] }))}
          value={draft.topic}
          onChange={(topic) => store.about(topic as FeedbackTopic)}
        />
      </Field>
      <div>
        <p className={css.label}>{words.rating}</p>
        <Segmented
          label={words.rating}
          value={String(draft.rating ?? '')}
          options={STARS.map((value) => ({ value, label: value, icon: 'star' }))}
          onChange={(stars) => store.change({ rating: Number(stars) })}
        />
      </div>
      <Field label={words.text} hint={words.textHint} {...(problem !== undefined && { error: problem })}>
        <TextArea
          className={css.words}
          maxLength={LONGEST}
          value={draft.text}
          onChange={(event) => store.change({ text: event.target.value })}
        />
      </Field>
      <noscript>
        <p className={css.note}>{words.noScripts}</p>
      </noscript>
      <div>
        <Button type="submit" look="gold" busy={store.busy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
});
