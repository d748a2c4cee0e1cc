import type { KeyboardEvent } from 'react';
import { searchFieldText } from '../../core/search/search-field-text';
import { Icon } from '../kit/icon';
import css from './filter-form.module.css';
import { isComposing } from './is-composing';

/** Options beyond which a list is searched rather than read. */
export const LONG_LIST = 12;

interface FindOptionProps {
  readonly label: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

/** Type-ahead above the options of a list; no field of the form around it. */
export function FindOption({ label, typed, onType, onEnter }: FindOptionProps) {
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    if (typed.trim() !== '') onEnter();
  };
  return (
    <span className={css.find}>
      <Icon name="search" size="small" />
      <input
        type="search"
        aria-label={label}
        placeholder={searchFieldText.submit}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={enter}
      />
    </span>
  );
}
