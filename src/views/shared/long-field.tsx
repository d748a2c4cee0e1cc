import { useRef } from 'react';
import { matchingNames } from '../../core/search/matching-names';
import { kitText } from '../kit/kit-text';
import type { FilterField } from './filter-form';
import css from './filter-form.module.css';
import { FilterList, type FilterListProps } from './filter-list';
import { FindOption } from './find-option';

interface LongFieldProps extends FilterListProps {
  readonly field: FilterField;
  readonly any: string;
  readonly onChoose: (form: HTMLFormElement, value: string) => void;
}

/** A long list with type-ahead. Without scripts a select replaces it. */
export function LongField({ field, any, onChoose, ...list }: LongFieldProps) {
  const { label, value, options } = field;
  const usual = field.usual ?? any;
  const chosen = options.find((option) => option.value === value)?.label ?? usual;
  return (
    <FilterList label={label} chosen={chosen} className={css.scripted} {...list}>
      {list.open && <Options {...list} field={field} usual={usual} onChoose={onChoose} />}
    </FilterList>
  );
}

interface OptionsProps extends Pick<LongFieldProps, 'field' | 'onChoose' | 'typed' | 'onType'> {
  readonly usual: string;
}

function Options({ field: { label, value, options }, usual, typed, onType, onChoose }: OptionsProps) {
  const box = useRef<HTMLDivElement>(null);
  const named = options.map((option) => ({ ...option, name: option.label }));
  const found = matchingNames(named, typed, options.length);
  const shown = typed.trim() === '' ? [{ value: '', label: usual }, ...found] : found;
  const choose = (picked: string | undefined) => {
    const form = box.current?.closest('form');
    // The form keeps the focus at the label of the list, which closes.
    box.current?.closest('details')?.querySelector('summary')?.focus();
    if (form && picked !== undefined) onChoose(form, picked);
  };
  return (
    <div ref={box} className={css.options}>
      <FindOption label={label} typed={typed} onType={onType} onEnter={() => choose(found[0]?.value)} />
      {shown.map((option) => (
        <button
          key={option.value}
          type="button"
          className={css.option}
          aria-pressed={option.value === value}
          onClick={() => choose(option.value)}
        >
          {option.label}
        </button>
      ))}
      {shown.length === 0 && <p className={css.none}>{kitText.noMatches}</p>}
    </div>
  );
}
