import { observer } from 'mobx-react-lite';
import { composerWords } from '../../core/composer/words';
import { POLL_DAYS } from '../../core/posts/writing-rules';
import { ComposerRulesStore } from '../../stores/composer/composer-rules-store';
import { ComposerStore } from '../../stores/composer/composer-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { IconButton } from '../kit/icon-button';
import { Segmented } from '../kit/segmented';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import css from './composer.module.css';
import { problemText } from './problem-text';
import { useNextFocus } from './use-next-focus';

const words = composerWords.poll;
const OPTIONS = 'input[type="text"]';

export const PollFields = observer(function PollFields() {
  const store = useStore(ComposerStore);
  const { options, days } = store.draft;
  const { poll: rules } = useStore(ComposerRulesStore);
  const write = (at: number, text: string) =>
    store.change({ options: options.map((option, place) => (place === at ? text : option)) });
  const { box, goTo } = useNextFocus<HTMLFieldSetElement>();
  const remove = (at: number) => {
    store.change({ options: options.filter((_, place) => place !== at) });
    goTo(OPTIONS, at);
  };
  const add = () => {
    store.change({ options: [...options, ''] });
    goTo(OPTIONS, options.length);
  };
  return (
    <fieldset ref={box} className={css.extra}>
      <legend>{words.label}</legend>
      {options.map((option, at) => (
        // Options have no ids, so the index is the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at} className={css.option}>
          <Field label={words.option(at + 1)} {...problemText(store.problemAt(`option ${at + 1}`))}>
            <TextInput
              dir="auto"
              value={option}
              maxLength={rules.longestOption * 2}
              onChange={(event) => write(at, event.target.value)}
            />
          </Field>
          {options.length > rules.fewestOptions && (
            <IconButton icon="x" label={words.removeOption(at + 1)} onClick={() => remove(at)} />
          )}
        </div>
      ))}
      <div className={css.row}>
        {options.length < rules.mostOptions && (
          <Button size="small" icon="plus" onClick={add}>
            {words.addOption}
          </Button>
        )}
        <Segmented
          label={words.days}
          value={String(days)}
          options={POLL_DAYS.filter((count) => rules.days.includes(count)).map((count) => ({
            value: String(count),
            label: words.dayCount(count),
          }))}
          onChange={(value) => store.change({ days: POLL_DAYS.find((one) => String(one) === value) ?? days })}
        />
      </div>
      <p className={css.note}>{words.secret}</p>
    </fieldset>
  );
});
