import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import css from './combobox.module.css';
import { type ComboboxOption, type ComboboxProps, type LeftAt, MAX_TYPED_LENGTH } from './combobox-props';
import { useFieldLinks } from './field';
import { Icon } from './icon';
import { kitText as text } from './kit-text';
import { VisuallyHidden } from './visually-hidden';

const labelOf = (option: ComboboxOption | null): string => option?.label ?? '';

/** Without an open list, Escape is for the dialog around the field; Downshift would clear the selection. */
const leaveEscape = ({ key, nativeEvent }: KeyboardEvent) => {
  if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true });
};

/** A text input with suggestions. Screens use lazy-combobox, because this chunk includes a library. */
export function Combobox(props: ComboboxProps & { readonly leftAt: LeftAt }) {
  const { label, options, value, onInput, onSelect, busy, placeholder, icon = 'search', leftAt } = props;
  const links = useFieldLinks();
  const input = useRef<HTMLInputElement>(null);
  const box = useCombobox<ComboboxOption>({
    items: [...options],
    itemToString: labelOf,
    inputValue: value,
    inputId: links?.id,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onSelect(selectedItem),
  });
  const { openMenu, setHighlightedIndex } = box;
  // In the same commit as the exchange of the inputs, so that no keystroke is lost and its matches are shown.
  useLayoutEffect(() => {
    if (!leftAt.current) return;
    const { selection, typed } = leftAt.current;
    leftAt.current = undefined;
    input.current?.focus();
    input.current?.setSelectionRange(...selection);
    if (typed) openMenu();
  }, [leftAt, openMenu]);
  const highlighted = useRef<string>(undefined);
  const listed = options.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter must not pick an option that replaced the highlighted one.
  useLayoutEffect(
    () => setHighlightedIndex(options.findIndex(({ id }) => id === highlighted.current)),
    [listed, setHighlightedIndex],
  );
  useLayoutEffect(() => {
    highlighted.current = options[box.highlightedIndex]?.id;
  });
  const shown = box.isOpen && (options.length > 0 || (value !== '' && !busy));
  const list = useRef<HTMLUListElement>(null);
  // Scrolls a list into view that opens at the bottom of a dialog or screen.
  useEffect(() => {
    if (shown && options.length > 0) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [shown, options.length]);
  return (
    <div className={css.combobox}>
      <span className={css.box}>
        <Icon name={icon} className={css.icon} />
        <input
          {...box.getInputProps({
            ref: input,
            // Downshift reports changes after the render; a controlled input must update during it.
            onChange: (event) => onInput(event.currentTarget.value),
            onKeyDown: box.isOpen ? undefined : leaveEscape,
            'aria-label': links ? undefined : label,
            'aria-labelledby': undefined,
            'aria-describedby': links?.['aria-describedby'],
            'aria-invalid': links?.['aria-invalid'],
          })}
          maxLength={MAX_TYPED_LENGTH}
          placeholder={placeholder}
          className={css.input}
          data-autofocus={props.autoFocus || undefined}
        />
      </span>
      <ul
        {...box.getMenuProps({ ref: list, 'aria-label': label })}
        className={classNames(css.list, shown && css.open)}
      >
        {shown &&
          options.map((option, index) => (
            <li
              key={option.id}
              {...box.getItemProps({ item: option, index })}
              className={classNames(css.option, index === box.highlightedIndex && css.active)}
            >
              {option.label}
              {option.detail && <small className={css.detail}>{option.detail}</small>}
            </li>
          ))}
      </ul>
      {shown && options.length === 0 && <p className={css.none}>{text.noMatches}</p>}
      <Announced matches={shown ? text.matches(options.length) : ''} />
    </div>
  );
}

const Announced = ({ matches }: { readonly matches: string }) => (
  <VisuallyHidden>
    <span role="status">{matches}</span>
  </VisuallyHidden>
);
