import type { Choice } from './choices-port';

/** The option of a combobox that accepts text not in its list. */
export const ADD = 'add';

export interface Option {
  readonly id: string;
  readonly label: string;
}

export const optionOf = ({ id, name }: Choice): Option => ({ id: String(id), label: name });

const isSame = (item: string, other: string): boolean =>
  item.trim().toLowerCase() === other.trim().toLowerCase();

export const namedBy = <Item extends Choice>(choices: readonly Item[], text: string): Item | undefined =>
  choices.find(({ name }) => isSame(name, text));

/** The matching choices, then the typed text itself if it is in no list. */
export function withOwn(choices: readonly Choice[], text: string, label: string): readonly Option[] {
  const options = choices.map(optionOf);
  return text.trim() === '' || namedBy(choices, text) ? options : [...options, { id: ADD, label }];
}
