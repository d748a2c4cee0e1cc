import type { Choice } from './choices-port';

/** What a box offers that also takes what is in no list. */
export const ADD = 'add';

export interface Option {
  readonly id: string;
  readonly label: string;
}

export const optionOf = ({ id, name }: Choice): Option => ({ id: String(id), label: name });

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The choice whose name was typed out. */
export const namedBy = (choices: readonly Choice[], text: string): Choice | undefined =>
  choices.find(({ name }) => isSame(name, text));

/** What fits, and last what was typed itself where it is in no list. */
export function withOwn(choices: readonly Choice[], text: string, label: string): readonly Option[] {
  const options = choices.map(optionOf);
  return text.trim() === '' || namedBy(choices, text) ? options : [...options, { id: ADD, label }];
}
