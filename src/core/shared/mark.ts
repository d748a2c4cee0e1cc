import { companyColours } from './company-colours';
import { MARKS_FOR_ANY, NAMED_MARKS } from './mark-shapes';
import { pick } from './seed';
import { svg } from './svg';

/** A company's mark: its specific one if it has one, otherwise an abstract one in its colours. */
export function mark(seed: string): string {
  const colours = companyColours(seed);
  const named = Object.hasOwn(NAMED_MARKS, seed) ? NAMED_MARKS[seed] : undefined;
  const shape = named ?? pick(MARKS_FOR_ANY, `${seed}-mark`);
  return svg('0 0 64 64', `<path d="M0 0h64v64H0z" fill="${colours.ground}"/>${shape(colours)}`);
}
