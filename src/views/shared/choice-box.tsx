import { observer } from 'mobx-react-lite';
import { onboardingText as texts } from '../../core/onboarding/text';
import type { ChoiceList } from '../../core/search/choices-port';
import { ADD, withOwn } from '../../core/search/options';
import { ChoicesStore } from '../../stores/search/choices-store';
import { Field } from '../kit/field';
import { LazyCombobox } from '../kit/lazy-combobox';
import { useStore } from '../use-store';

interface ChoiceBoxProps {
  readonly list: ChoiceList;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  /** The typed text, and the item id when it was picked from the list. */
  readonly onInput: (text: string, id?: number) => void;
}

/** Suggests items of a list and also accepts free text. */
export const ChoiceBox = observer(function ChoiceBox({ list, value, onInput, ...field }: ChoiceBoxProps) {
  const choices = useStore(ChoicesStore);
  const { label, hint, error } = field;
  const own = value.trim();
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      <LazyCombobox
        label={label}
        options={withOwn(choices.of(list), own, texts.career.add(own))}
        value={value}
        onInput={(text) => {
          onInput(text);
          void choices.suggest(list, text);
        }}
        onSelect={({ id, label: name }) => (id === ADD ? onInput(own) : onInput(name, Number(id)))}
      />
    </Field>
  );
});
