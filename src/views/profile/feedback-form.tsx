import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect } from 'react';
import { FEEDBACK_TOPICS, type FeedbackTopic } from '../../core/profile/feedback-port';
import { settingsText } from '../../core/profile/settings-text';
import { FeedbackStore } from '../../stores/feed/feedback-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { LimitedArea } from '../kit/limited-area';
import { Segmented } from '../kit/segmented';
import { Select } from '../kit/select';
import { useStore } from '../use-store';
import css from './feedback-form.module.css';

const text = settingsText.help;
const MAX_LENGTH = 2000;
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
      <Field label={text.topic}>
        <Select
          options={FEEDBACK_TOPICS.map((value) => ({ value, label: text.topics[value] }))}
          value={draft.topic}
          onChange={(topic) => store.about(topic as FeedbackTopic)}
        />
      </Field>
      <div>
        <p className={css.label}>{text.rating}</p>
        <Segmented
          label={text.rating}
          value={String(draft.rating ?? '')}
          options={STARS.map((value) => ({ value, label: value, icon: 'star' }))}
          onChange={(stars) => store.change({ rating: Number(stars) })}
        />
      </div>
      <Field label={text.text} hint={text.textHint} {...(problem !== undefined && { error: problem })}>
        <LimitedArea
          className={css.text}
          maxLength={MAX_LENGTH}
          value={draft.text}
          onChange={(event) => store.change({ text: event.target.value })}
        />
      </Field>
      <noscript>
        <p className={css.note}>{text.noScripts}</p>
      </noscript>
      <div>
        <Button type="submit" look="gold" busy={store.busy}>
          {text.send}
        </Button>
      </div>
    </form>
  );
});
