import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { onboardingText as texts } from '../../core/onboarding/text';
import type { Choice } from '../../core/search/choices-port';
import { ADD, namedBy, optionOf } from '../../core/search/options';
import { CareerStatusStore } from '../../stores/onboarding/career-status-store';
import { ChoicesStore } from '../../stores/search/choices-store';
import { Field } from '../kit/field';
import { LazyCombobox } from '../kit/lazy-combobox';
import { useStore } from '../use-store';
import { SuggestedChoices } from './suggested-choices';

interface ListBoxProps {
  readonly list: 'department' | 'industry';
  readonly label: string;
  /** The most likely options, as buttons. */
  readonly likely: readonly Choice[];
}

const OTHER = 'Other';

/** A combobox that accepts only options of a short list. */
export const ListBox = observer(function ListBox({ list, label, likely }: ListBoxProps) {
  const store = useStore(CareerStatusStore);
  const choices = useStore(ChoicesStore);
  const field = `${list}Id` as const;
  const missing = store.missing.includes(field);
  useEffect(() => {
    void choices.open(list);
  }, [choices, list]);
  useEffect(() => {
    // The list is required: requests it again if it failed to load.
    if (missing) void choices.open(list);
  }, [choices, list, missing]);
  const all = choices.allOf(list);
  const typed = store.form[list];
  const value = typed || (all.find(({ id }) => id === store.form[field])?.name ?? '');
  const fitting = typed.trim() === '' ? all : choices.of(list);
  const choose = (text: string, id?: number) => store.change({ [list]: text, [field]: id });
  const other = fitting.length === 0 && namedBy(all, OTHER);
  return (
    <div>
      <Field label={label} {...(missing && { error: problemOf(typed, all) })}>
        <LazyCombobox
          label={label}
          options={other ? [{ id: ADD, label: texts.career.other }] : fitting.map(optionOf)}
          value={value}
          onInput={(text) => {
            choose(text, namedBy(all, text)?.id);
            void choices.suggest(list, text);
          }}
          onSelect={({ id, label: name }) =>
            other && id === ADD ? choose(other.name, other.id) : choose(name, Number(id))
          }
        />
      </Field>
      <SuggestedChoices
        label={label}
        names={likely.map(({ name }) => name)}
        value={value}
        onChoose={(name) => choose(name, namedBy(likely, name)?.id)}
      />
    </div>
  );
});

function problemOf(typed: string, all: readonly Choice[]): string {
  if (typed === '') return texts.required;
  return all.length === 0 ? texts.noList : texts.choose;
}
