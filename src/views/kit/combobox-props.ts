import type { RefObject } from 'react';
import type { IconName } from './icon-names';

/** Longer than every name in the lists; forms show the typed text in their preview too. */
export const MAX_TYPED_LENGTH = 200;

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
}

export interface ComboboxProps {
  readonly label: string;
  /** Matching options, looked up by the parent. */
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onInput: (text: string) => void;
  readonly onSelect: (option: ComboboxOption) => void;
  readonly busy?: boolean;
  /** Field name for forms submitted without scripts. */
  readonly name?: string;
  readonly placeholder?: string;
  readonly icon?: IconName;
  /** Takes the focus when its dialog opens. */
  readonly autoFocus?: boolean;
}

/** The state of the input that this one replaces, if it had the focus: its selection, and whether text was typed. */
export type LeftAt = RefObject<
  { readonly selection: readonly [start: number, end: number]; readonly typed: boolean } | undefined
>;
