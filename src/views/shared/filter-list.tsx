import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../kit/class-names';
import { Icon } from '../kit/icon';
import css from './filter-form.module.css';

export interface FilterListProps {
  readonly open: boolean;
  /** The text in the search of the list. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onToggle: () => void;
}

interface FilterListFrameProps extends Pick<FilterListProps, 'open' | 'onToggle'> {
  readonly label: string;
  readonly chosen: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The list's width with its margin; further right it would overflow the page. */
const WIDTH = 300;

/**
 * On a phone the list covers its label: opening it by keyboard moves the focus into it, and moving the focus
 * back closes it.
 */
const coversLabel = (list: Element | null | undefined): boolean =>
  !!list && getComputedStyle(list).position === 'fixed';

/** A list that opens below its label; without scripts it opens natively. */
export function FilterList({ label, chosen, open, onToggle, className, children }: FilterListFrameProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const openedBy = useRef<'key' | 'pointer'>(undefined);
  const [atEnd, setAtEnd] = useState(false);
  useEffect(() => {
    if (!open) return;
    const list = details.current?.lastElementChild;
    const isSheet = coversLabel(list);
    // On a phone the screen keyboard would cover a list that opens at a touch.
    const first = isSheet ? openedBy.current === 'key' && 'input' : '[type="search"]';
    if (openedBy.current && first) list?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    openedBy.current = undefined;
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
    openedBy.current = open ? undefined : event.detail === 0 ? 'key' : 'pointer';
    onToggle();
  };
  return (
    <details ref={details} className={classNames(css.many, className)} open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to everybody. */}
      <summary className={css.field} onClick={toggle}>
        <small>{label}</small>
        <span className={css.chosen}>{chosen}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={css.boxes} data-at-end={atEnd || undefined}>
        {children}
      </div>
    </details>
  );
}
