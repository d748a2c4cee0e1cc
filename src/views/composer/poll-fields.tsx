import { observer } from 'mobx-react-lite';
import { composerText } from '../../core/composer/text';
import { POLL_DAYS } from '../../core/posts/writing-rules';
import { ComposerRulesStore } from '../../stores/composer/composer-rules-store';
import { ComposerStore } from '../../stores/composer/composer-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { IconButton } from '../kit/icon-button';
import { Segmented } from '../kit/segmented';
import { TextInput } from '../kit/text-input';
import { onSingleClick } from '../shared/ignore-double-click';
import { useStore } from '../use-store';
import css from './composer.module.css';
import { problemText } from './problem-text';
import { useNextFocus } from './use-next-focus';

const texts = composerText.poll;
const OPTIONS = 'input[type="text"]';

export const PollFields = observer(function PollFields() {
  const store = useStore(ComposerStore);
  const { options, days } = store.draft;
  const { poll: rules } = useStore(ComposerRulesStore);
  const write = (position: number, text: string) =>
    store.change({ options: options.map((option, place) => (place === position ? text : option)) });
  const { box, goTo } = useNextFocus<HTMLFieldSetElement>();
  const remove = (position: number) => {
    store.change({ options: options.filter((_, place) => place !== position) });
    goTo(OPTIONS, position);
  };
  const add = () => {
    store.change({ options: [...options, ''] });
    goTo(OPTIONS, options.length);
  };
  return (
    <fieldset ref={box} className={css.extra}>
      <legend>{texts.label}</legend>
      {options.map((option, index) => (
        // Options have no ids, so the index is the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={css.option}>
          <Field label={texts.option(index + 1)} {...problemText(store.problemAt(`option ${index + 1}`))}>
            <TextInput
              dir="auto"
              value={option}
              maxLength={rules.maxOptionLength * 2}
              onChange={(event) => write(index, event.target.value)}
            />
          </Field>
          {options.length > rules.minOptions && (
            <IconButton
              icon="x"
              label={texts.removeOption(index + 1)}
              onClick={onSingleClick(() => remove(index))}
            />
          )}
        </div>
      ))}
      <div className={css.row}>
        {options.length < rules.maxOptions && (
          <Button size="small" icon="plus" onClick={add}>
            {texts.addOption}
          </Button>
        )}
        <Segmented
          label={texts.days}
          value={String(days)}
          options={POLL_DAYS.filter((count) => rules.days.includes(count)).map((count) => ({
            value: String(count),
            label: texts.dayCount(count),
          }))}
          onChange={(value) =>
            store.change({ days: POLL_DAYS.find((item) => String(item) === value) ?? days })
          }
        />
      </div>
      <p className={css.note}>{texts.secret}</p>
    </fieldset>
  );
});
