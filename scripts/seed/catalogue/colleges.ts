import { PLACES } from './places';

/** Invented colleges: a founder's or a river's name, a kind, a city. */
const NAMES = [
  'Vidyasagar Memorial',
  'Sharada',
  'Godavari Valley',
  'Lakshmi Narayan',
  'Nalanda Hills',
  'Mahanadi',
];
const KINDS = [
  'Institute of Technology',
  'College of Engineering',
  'College of Commerce',
  'School of Management',
];

export interface College {
  readonly id: number;
  readonly name: string;
  readonly placeId: number;
}

export const COLLEGES: readonly College[] = PLACES.flatMap(([place], index) =>
  [0, 1].map((turn) => {
    const name = NAMES[(index + turn * 2) % NAMES.length] ?? '';
    const kind = KINDS[(index * 3 + turn) % KINDS.length] ?? '';
    return { id: index * 2 + turn + 1, name: `${name} ${kind}, ${place}`, placeId: index + 1 };
  }),
);
