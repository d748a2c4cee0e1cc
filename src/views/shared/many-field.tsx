import { matchingNames } from '../../core/search/matching-names';
import check from '../kit/checkbox.module.css';
import type { ManyFilter } from './filter-form';
import { FilterList, type FilterListProps } from './filter-list';
import { FindOption, LONG_LIST } from './find-option';

interface ManyFieldProps extends FilterListProps {
  readonly field: ManyFilter;
  readonly any: string;
  readonly onChoose: (form: HTMLFormElement, value: string) => void;
}

/** A list of checkboxes; a long one has type-ahead. Without scripts the form has a submit button. */
export function ManyField({ field, any, onChoose, ...list }: ManyFieldProps) {
  const { name, label: title, values, options } = field;
  const [first] = options.filter(({ value }) => values.includes(value));
  const others = values.length > 1 ? ` +${values.length - 1}` : '';
  const named = options.map(({ value, label }) => ({ value, name: label }));
  const found = new Set(matchingNames(named, list.typed, options.length).map(({ value }) => value));
  return (
    <FilterList label={title} chosen={(first?.label ?? any) + others} {...list}>
      {list.open && options.length > LONG_LIST && (
        <FindOption label={title} typed={list.typed} onType={list.onType} onEnter={() => {}} />
      )}
      {options.map(({ value, label }) => (
        <label key={value} hidden={!found.has(value)}>
          <input
            type="checkbox"
            className={check.box}
            name={name}
            value={value}
            defaultChecked={values.includes(value)}
            onChange={({ currentTarget }) => currentTarget.form && onChoose(currentTarget.form, value)}
          />
          {label}
        </label>
      ))}
    </FilterList>
  );
}
