import { observer } from 'mobx-react-lite';
import { EMPTY_ROUND, type RoundTexts } from '../../core/contributions/interview-form';
import {
  MAX_MINUTES,
  MAX_ROUND_NAME_LENGTH,
  MAX_ROUNDS,
  MIN_MINUTES,
} from '../../core/contributions/own-interview';
import { ownInterviewText as text } from '../../core/contributions/own-interview-text';
import { formatNumberField } from '../../core/shared/number-field';
import { OwnInterviewStore } from '../../stores/contributions/own-interview-store';
import { useNextFocus } from '../composer/use-next-focus';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { IconButton } from '../kit/icon-button';
import { TextInput } from '../kit/text-input';
import { onSingleClick } from '../shared/ignore-double-click';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { useInterviewMessages } from './interview-messages';
import { InterviewQuestions } from './interview-questions';

const NAMES = 'input[data-round]';

export const InterviewRounds = observer(function InterviewRounds() {
  const { texts, change } = useStore(OwnInterviewStore).form;
  const { rounds } = texts;
  const message = useInterviewMessages();
  const { box, goTo } = useNextFocus<HTMLElement>();
  const write = (position: number, part: Partial<RoundTexts>) =>
    change({ rounds: rounds.map((round, place) => (place === position ? { ...round, ...part } : round)) });
  const remove = (position: number) => {
    change({ rounds: rounds.filter((_, place) => place !== position) });
    goTo(NAMES, position);
  };
  const add = () => {
    change({ rounds: [...rounds, EMPTY_ROUND] });
    goTo(NAMES, rounds.length);
  };
  const missing = message('rounds');
  return (
    <section ref={box} className={css.requested} aria-label={text.rounds}>
      {missing && (
        <p className={css.error} role="alert">
          {missing}
        </p>
      )}
      {rounds.map((round, index) => (
        <Round
          // Rounds have no ids, so the index is the key.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          round={round}
          at={index}
          onChange={(part) => write(index, part)}
          onRemove={rounds.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {rounds.length < MAX_ROUNDS && (
        <div>
          <Button icon="plus" onClick={add}>
            {text.addRound}
          </Button>
        </div>
      )}
    </section>
  );
});

const MINUTES = { min: MIN_MINUTES, max: MAX_MINUTES };

interface RoundProps {
  readonly round: RoundTexts;
  readonly at: number;
  readonly onChange: (part: Partial<RoundTexts>) => void;
  /** Undefined for the only round. */
  readonly onRemove: (() => void) | undefined;
}

const Round = observer(function Round({ round, at: time, onChange, onRemove }: RoundProps) {
  const message = useInterviewMessages();
  return (
    <fieldset className={css.round}>
      <legend>{text.round(time + 1)}</legend>
      <div className={css.roundHead}>
        <Field label={text.roundName} hint={text.roundNameHint} error={message(`rounds/${time}/name`)}>
          <TextInput
            dir="auto"
            data-round=""
            maxLength={MAX_ROUND_NAME_LENGTH}
            value={round.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <Field label={text.minutes} error={message(`rounds/${time}/minutes`)}>
          <TextInput
            inputMode="numeric"
            maxLength={3}
            value={round.minutes}
            onChange={(event) => onChange({ minutes: formatNumberField(event.target.value, MINUTES) })}
          />
        </Field>
        {onRemove && (
          <IconButton icon="trash-2" label={text.removeRound(time + 1)} onClick={onSingleClick(onRemove)} />
        )}
      </div>
      <InterviewQuestions
        questions={round.questions}
        round={time}
        onChange={(questions) => onChange({ questions })}
      />
    </fieldset>
  );
});
