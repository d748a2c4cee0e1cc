import { type MouseEvent, useEffect, useRef, useState } from 'react';
import check from '../kit/checkbox.module.css';
import { Icon } from '../kit/icon';
import type { ManyFilter } from './filter-form';
import css from './filter-form.module.css';

interface ManyFieldProps {
  readonly field: ManyFilter;
  readonly any: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChoose: (form: HTMLFormElement, value: string) => void;
}

/** The list's width with its margin; further right it would overflow the page. */
const WIDTH = 300;

/**
 * On a phone the list covers its label: opening it by keyboard moves the focus into it, and moving the focus
 * back closes it.
 */
const coversLabel = (list: Element | null | undefined): boolean =>
  !!list && getComputedStyle(list).position === 'fixed';

/**
 * A checkbox list that opens below its label. Without scripts it opens natively and the form has a submit
 * button.
 */
export function ManyField({ field, any, open, onToggle, onChoose }: ManyFieldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const byKey = useRef(false);
  const [atEnd, setAtEnd] = useState(false);
  useEffect(() => {
    if (!open) return;
    const list = details.current?.lastElementChild;
    if (byKey.current && coversLabel(list)) list?.querySelector('input')?.focus();
    byKey.current = false;
    const left = details.current?.getBoundingClientRect().left ?? 0;
    setAtEnd(left + WIDTH > document.documentElement.clientWidth);
    const leave = (event: PointerEvent | FocusEvent | KeyboardEvent) => {
      const inside = event.target instanceof Node && details.current?.contains(event.target);
      const isKey = event instanceof KeyboardEvent;
      const isBack =
        event.type === 'focusin' &&
        details.current?.querySelector('summary:focus-visible') &&
        coversLabel(list);
      if (isKey ? event.key !== 'Escape' : inside && !isBack) return;
      // An element in a closed list cannot keep the focus.
      if (isKey && inside) details.current?.querySelector('summary')?.focus();
      onToggle();
    };
    const events = ['pointerdown', 'focusin', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, leave);
    return () => {
      for (const event of events) document.removeEventListener(event, leave);
    };
  }, [open, onToggle]);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    // Only pointer clicks have a detail above 0.
    byKey.current = !open && event.detail === 0;
    onToggle();
  };
  const [first] = field.options.filter(({ value }) => field.values.includes(value));
  return (
    <details ref={details} className={css.many} open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: assistive technology treats a summary as a button. */}
      <summary className={css.field} onClick={toggle}>
        <small>{field.label}</small>
        <span className={css.chosen}>
          {first?.label ?? any}
          {field.values.length > 1 && ` +${field.values.length - 1}`}
        </span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={css.boxes} data-at-end={atEnd || undefined}>
        {field.options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="checkbox"
              className={check.box}
              name={field.name}
              value={value}
              defaultChecked={field.values.includes(value)}
              onChange={({ currentTarget }) => currentTarget.form && onChoose(currentTarget.form, value)}
            />
            {label}
          </label>
        ))}
      </div>
    </details>
  );
}
