import { observer } from 'mobx-react-lite';
import { EMPTY_ROUND, type RoundTexts } from '../../core/contributions/interview-form';
import { MOST_ROUND_NAME, MOST_ROUNDS } from '../../core/contributions/own-interview';
import { ownInterviewWords as words } from '../../core/contributions/own-interview-words';
import { OwnInterviewStore } from '../../stores/contributions/own-interview-store';
import { useNextFocus } from '../composer/use-next-focus';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { IconButton } from '../kit/icon-button';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { InterviewQuestions } from './interview-questions';
import { useInterviewSaid } from './interview-said';

const NAMES = 'input[data-round]';

export const InterviewRounds = observer(function InterviewRounds() {
  const { texts, change } = useStore(OwnInterviewStore).form;
  const { rounds } = texts;
  const said = useInterviewSaid();
  const { box, goTo } = useNextFocus<HTMLElement>();
  const write = (at: number, part: Partial<RoundTexts>) =>
    change({ rounds: rounds.map((round, place) => (place === at ? { ...round, ...part } : round)) });
  const remove = (at: number) => {
    change({ rounds: rounds.filter((_, place) => place !== at) });
    goTo(NAMES, at);
  };
  const add = () => {
    change({ rounds: [...rounds, EMPTY_ROUND] });
    goTo(NAMES, rounds.length);
  };
  const missing = said('rounds');
  return (
    <section ref={box} className={css.asked} aria-label={words.rounds}>
      <h2 className={css.second}>{words.rounds}</h2>
      {missing && (
        <p className={css.error} role="alert">
          {missing}
        </p>
      )}
      {rounds.map((round, at) => (
        <Round
          // Rounds have no ids, so the index is the key.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          round={round}
          at={at}
          onChange={(part) => write(at, part)}
          onRemove={rounds.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      {rounds.length < MOST_ROUNDS && (
        <div>
          <Button icon="plus" onClick={add}>
            {words.addRound}
          </Button>
        </div>
      )}
    </section>
  );
});

interface RoundProps {
  readonly round: RoundTexts;
  readonly at: number;
  readonly onChange: (part: Partial<RoundTexts>) => void;
  /** Undefined for the only round. */
  readonly onRemove: (() => void) | undefined;
}

const Round = observer(function Round({ round, at, onChange, onRemove }: RoundProps) {
  const said = useInterviewSaid();
  return (
    <fieldset className={css.round}>
      <legend>{words.round(at + 1)}</legend>
      <div className={css.roundHead}>
        <Field label={words.roundName} hint={words.roundNameHint} error={said(`rounds/${at}/name`)}>
          <TextInput
            dir="auto"
            data-round=""
            maxLength={MOST_ROUND_NAME}
            value={round.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <Field label={words.minutes} error={said(`rounds/${at}/minutes`)}>
          <TextInput
            inputMode="numeric"
            maxLength={3}
            value={round.minutes}
            onChange={(event) => onChange({ minutes: event.target.value })}
          />
        </Field>
        {onRemove && <IconButton icon="trash-2" label={words.removeRound(at + 1)} onClick={onRemove} />}
      </div>
      <InterviewQuestions
        questions={round.questions}
        round={at}
        onChange={(questions) => onChange({ questions })}
      />
    </fieldset>
  );
});
