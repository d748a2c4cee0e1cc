import { type FormEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type AppliedFilter,
  CLOSED,
  clearFilter,
  filterPairs,
  selectFilter,
  toggledIndex,
} from '../../core/search/applied-filters';
import { searchFieldText } from '../../core/search/search-field-text';
import { buildQuery, type Query } from '../../core/shell/query';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import css from './filter-form.module.css';
import type { FilterListProps } from './filter-list';
import { LONG_LIST } from './find-option';
import { LongField } from './long-field';
import { ManyField } from './many-field';
import { useFilterChoices } from './use-filter-choices';
import { useSavedScroll } from './use-saved-scroll';

interface Options {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface FilterField extends Options {
  readonly value: string;
  /** The label of the default option, which the list of options omits. */
  readonly usual?: string;
  /** Numbers in order, which a select shows best however many they are. */
  readonly ordered?: boolean;
}

export interface ManyFilter extends Options {
  readonly values: readonly string[];
}

interface FilterFormProps {
  readonly label: string;
  readonly path: string;
  readonly fields: readonly (FilterField | ManyFilter)[];
  readonly any: string;
  readonly apply: string;
  /** Links to the unfiltered list; absent when no filter is set. */
  readonly clear?: { readonly label: string; readonly href: string } | undefined;
  /** The text of a text field among the children, as in the URL. */
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

const chosenIn = (field: FilterField | ManyFilter): readonly string[] =>
  'values' in field ? field.values : [field.value].filter((value) => value !== '');

/** A value that no option has still narrows the list, so it is shown as set. */
const withUnknown = (field: FilterField | ManyFilter): FilterField | ManyFilter =>
  'values' in field || field.value === '' || field.options.some(({ value }) => value === field.value)
    ? field
    : { ...field, options: [...field.options, { value: field.value, label: searchFieldText.unknown }] };

/** A plain GET form, so filters are in the URL and work without scripts; with scripts a selection applies at once. */
export function FilterForm({ label, path, fields, any, apply, clear, text, children }: FilterFormProps) {
  const navigate = useNavigate();
  const state = [text, ...fields.map(chosenIn)].join('|');
  const { form, wanted, keep } = useFilterChoices(state);
  const shown = useSavedScroll(form);
  const { list, close } = useOpenList();
  // The user may change another filter while the page of the last choice loads.
  const applied: AppliedFilter =
    wanted ??
    Object.fromEntries(fields.map((field) => [field.name, chosenIn(field).map((urlName) => ({ urlName }))]));
  const go = (element: HTMLFormElement, choices: AppliedFilter) => {
    const written: Query = [...new FormData(element)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && !(name in applied) ? [[name, value] as const] : [],
    );
    const query = buildQuery([...written, ...filterPairs(choices)]);
    keep(query, choices);
    void navigate(path + query, { preventScrollReset: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget, applied);
  };
  return (
    <form
      key={form}
      ref={shown}
      className={css.form}
      data-scrolls=""
      action={path}
      aria-label={label}
      onSubmit={submit}
    >
      {children}
      {fields.map(withUnknown).map((field, index) =>
        'values' in field ? (
          <ManyField
            key={field.name}
            field={field}
            any={any}
            {...list(index)}
            onChoose={(element, urlName) =>
              go(element, selectFilter(applied, { key: field.name, multi: true }, { urlName }))
            }
          />
        ) : (
          <SingleField
            key={field.name}
            field={field}
            any={any}
            {...list(index)}
            onChoose={(element, urlName) => {
              close();
              go(
                element,
                urlName === ''
                  ? clearFilter(applied, field.name)
                  : selectFilter(applied, { key: field.name, multi: false }, { urlName }),
              );
            }}
          />
        ),
      )}
      <noscript>
        <button type="submit" className={css.apply}>
          {apply}
        </button>
      </noscript>
      {clear && (
        <Button look="plain" size="small" href={clear.href} keepScroll onClick={focusLink}>
          {clear.label}
        </Button>
      )}
    </form>
  );
}

/** Safari does not focus a link that is clicked. */
const focusLink = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => currentTarget.focus();

/** One list is open at a time, and its search starts empty. */
function useOpenList() {
  const [open, setOpen] = useState(CLOSED);
  const [typed, setTyped] = useState('');
  const show = (index: number) => {
    setTyped('');
    setOpen(index);
  };
  const list = (index: number): FilterListProps => ({
    open: open === index,
    typed: open === index ? typed : '',
    onType: setTyped,
    onToggle: () => show(toggledIndex(open, index)),
  });
  return { list, close: () => show(CLOSED) };
}

interface SingleFieldProps extends OneFieldProps, FilterListProps {}

function SingleField(props: SingleFieldProps) {
  const { options, ordered } = props.field;
  if (ordered || options.length <= LONG_LIST) return <OneField {...props} />;
  return (
    <>
      <noscript>
        <OneField {...props} />
      </noscript>
      <LongField {...props} />
    </>
  );
}

interface OneFieldProps {
  readonly field: FilterField;
  readonly any: string;
  readonly onChoose: (form: HTMLFormElement, value: string) => void;
}

function OneField({ field, any, onChoose }: OneFieldProps) {
  const id = useId();
  return (
    <label className={css.field} htmlFor={id}>
      <small>{field.label}</small>
      <select
        id={id}
        name={field.name}
        defaultValue={field.value}
        onChange={({ currentTarget }) =>
          currentTarget.form && onChoose(currentTarget.form, currentTarget.value)
        }
      >
        <option value="">{field.usual ?? any}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" />
    </label>
  );
}
