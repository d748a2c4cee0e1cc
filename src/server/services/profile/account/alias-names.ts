import { randomBytes, randomInt } from 'node:crypto';

const FIRST = [
  'Evening',
  'Paper',
  'Quiet',
  'Copper',
  'Monsoon',
  'Mango',
  'Lantern',
  'River',
  'Saffron',
  'Window',
  'Marble',
  'Cotton',
];
const SECOND = [
  'Ferry',
  'Boat',
  'Kite',
  'Lamp',
  'Station',
  'Terrace',
  'Banyan',
  'Bicycle',
  'Harbour',
  'Courtyard',
  'Drum',
  'Compass',
];
const COLOURS = [
  '#5B1F3A',
  '#0C6B50',
  '#244FB2',
  '#7A4A12',
  '#3D2A6B',
  '#1F5B5B',
  '#8A2F1D',
  '#2B3A67',
] as const;

const oneOf = <T>(items: readonly [T, ...T[]] | readonly T[], fallback: T): T =>
  items[randomInt(items.length)] ?? fallback;

/** Privacy: random, so nothing in a name comes from the member. */
export const randomName = (): string =>
  `${oneOf(FIRST, 'Quiet')}${oneOf(SECOND, 'Kite')}_${randomInt(1, 1000)}`;

export const randomAvatar = (): { avatarUri: string; avatarColor: string } => ({
  avatarUri: `/art/kolam/k-${randomBytes(6).toString('hex')}.svg`,
  avatarColor: oneOf(COLOURS, COLOURS[0]),
});

export const makeMany = <T>(count: number, make: () => T): readonly T[] =>
  Array.from({ length: count }, make);
