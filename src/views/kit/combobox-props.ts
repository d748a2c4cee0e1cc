import type { RefObject } from 'react';
import type { IconName } from './icon-names';

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** A second line: an industry, a place. */
  readonly detail?: string;
}

export interface ComboboxProps {
  readonly label: string;
  /** What fits the text; the owner looks it up. */
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onInput: (text: string) => void;
  readonly onSelect: (option: ComboboxOption) => void;
  /** A look-up is under way. */
  readonly busy?: boolean;
  /** What a form that is sent without scripts calls the text. */
  readonly name?: string;
  readonly placeholder?: string;
  readonly icon?: IconName;
  /** Takes the focus when its dialog opens. */
  readonly autoFocus?: boolean;
}

/** From where to where the words were marked in the box this one replaces, while somebody was in it. */
export type LeftAt = RefObject<readonly [start: number, end: number] | undefined>;
