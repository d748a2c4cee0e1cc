import { draws, pick } from './seed';
import { figure, point, svg } from './svg';

interface Inks {
  readonly ground: string;
  readonly dots: string;
  readonly line: string;
}

/** Ten dark grounds, each with a light line colour. */
export const KOLAM_INKS: readonly [Inks, ...Inks[]] = [
  { ground: '#0F2A23', dots: '#FFC02B', line: '#E9F1EC' },
  { ground: '#5B1F3A', dots: '#FFB59A', line: '#FFE9DF' },
  { ground: '#123A6B', dots: '#8FC2FF', line: '#E4F0FF' },
  { ground: '#6B3A09', dots: '#FFD27A', line: '#FFF1D6' },
  { ground: '#3B2A6B', dots: '#C9B5FF', line: '#F0EAFF' },
  { ground: '#7A2618', dots: '#FFB19E', line: '#FFE8E2' },
  { ground: '#0B4A52', dots: '#7FE0E3', line: '#E0F8F8' },
  { ground: '#3F4A12', dots: '#D5E37A', line: '#F5F9DA' },
  { ground: '#2A2F45', dots: '#FFCF6B', line: '#EEF0FA' },
  { ground: '#64143F', dots: '#FF9FD0', line: '#FFE6F3' },
];

const SIZE = 3;
const EDGE = 0.95;
const DOTS = Array.from(
  { length: SIZE * SIZE },
  (_, index) => [index % SIZE, Math.floor(index / SIZE)] as const,
);
/** Right, down, left, up. */
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The neighbouring dots that the line connects. A link is named by its two dots: "x,y-x,y". */
type Links = ReadonlySet<string>;

const link = (ax: number, ay: number, bx: number, by: number): string =>
  ax < bx || ay < by ? `${ax},${ay}-${bx},${by}` : `${bx},${by}-${ax},${ay}`;

/**
 * The line loops around dots and crosses between linked ones. Every link is mirrored across one diagonal, so the
 * rotated figure is upright; about half the figures are also mirrored across the other one.
 */
function drawLinks(next: () => number): Links {
  const links = new Set<string>();
  const join = (x: number, y: number, joined: boolean) => {
    for (const name of [link(x, y, x + 1, y), link(y, x, y, x + 1)]) {
      if (joined) links.add(name);
      else links.delete(name);
    }
  };
  const density = 0.52 + next() * 0.3;
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE - 1; x += 1) join(x, y, next() < density);
  }
  if (next() < 0.55) {
    for (let y = 0; y < SIZE; y += 1) join(SIZE - 2, SIZE - 1 - y, links.has(link(0, y, 1, y)));
  }
  return links;
}

interface End {
  readonly at: readonly [number, number];
  readonly towards: readonly [number, number];
}

/** The end of a quarter loop around a dot: on the crossing with the neighbour, or close to the dot. */
function end(dot: readonly [number, number], side: number, other: number, links: Links): End {
  const [x, y] = dot;
  const [sx, sy] = SIDES[side % 4] ?? SIDES[0];
  const [ox, oy] = SIDES[other % 4] ?? SIDES[0];
  const joined = links.has(link(x, y, x + sx, y + sy));
  const reach = joined ? 0.5 : 0.31;
  const position = [x + sx * reach, y + sy * reach] as const;
  // The line enters a crossing at an angle and an unlinked side straight.
  const pull: readonly [number, number] = joined
    ? [(ox - sx) * 0.2, (oy - sy) * 0.2]
    : [ox * 0.19, oy * 0.19];
  return { at: position, towards: [position[0] + pull[0], position[1] + pull[1]] };
}

const lineRound = (dot: readonly [number, number], links: Links): string =>
  SIDES.map((_, side) => {
    const from = end(dot, side, side + 1, links);
    const to = end(dot, side + 1, side, links);
    return `M${point(...from.at, 3)}C${point(...from.towards, 3)} ${point(...to.towards, 3)} ${point(...to.at, 3)}`;
  }).join('');

const SETTINGS = [
  { radius: 0.085, open: false },
  { radius: 0.14, open: false },
  { radius: 0.125, open: true },
] as const;

/**
 * Dots differ between figures, so avatars in a long thread are easy to distinguish; mirrored dots look alike.
 */
function drawDots(next: () => number): string {
  const twins = new Map<string, (typeof SETTINGS)[number]>();
  return DOTS.map(([x, y]) => {
    const name = [x, y].sort().join();
    const setting = twins.get(name) ?? SETTINGS[Math.floor(next() * SETTINGS.length)] ?? SETTINGS[0];
    twins.set(name, setting);
    const look = setting.open ? ' fill="none" stroke-width=".06"' : '';
    return `<circle cx="${x}" cy="${y}" r="${setting.radius}"${look}/>`;
  }).join('');
}

/** Decoration beside the four edges: nothing, one dot, or three in a row. */
const RIMS = [[], [0], [-0.3, 0, 0.3]] as const;
const RIM_DISTANCE = 1.68;

function drawRim(next: () => number, middle: number): string {
  const grains = RIMS[Math.floor(next() * RIMS.length)] ?? RIMS[0];
  return SIDES.flatMap(([x, y]) =>
    grains.map((aside) => {
      const cx = middle + x * RIM_DISTANCE + y * aside;
      const cy = middle + y * RIM_DISTANCE + x * aside;
      return `<circle cx="${figure(cx, 2)}" cy="${figure(cy, 2)}" r=".07" stroke="none"/>`;
    }),
  ).join('');
}

/** An avatar like a doorstep kolam: a line drawn around three by three dots. The same seed gives the same figure. */
export function kolam(seed: string): string {
  const inks = pick(KOLAM_INKS, `${seed}c`);
  const links = drawLinks(draws(seed));
  const middle = (SIZE - 1) / 2;
  const side = figure(SIZE - 1 + 2 * EDGE, 2);
  const next = draws(`${seed}d`);
  const dots = drawDots(next) + drawRim(next, middle);
  const line = DOTS.map((dot) => lineRound(dot, links)).join('');
  return svg(
    `-${EDGE} -${EDGE} ${side} ${side}`,
    `<path d="M-${EDGE} -${EDGE}h${side}v${side}h-${side}z" fill="${inks.ground}"/>` +
      `<g transform="translate(${middle} ${middle}) rotate(45) scale(.88) translate(-${middle} -${middle})">` +
      `<path d="${line}" fill="none" stroke="${inks.line}" stroke-width=".105" stroke-linecap="round"/>` +
      `<g fill="${inks.dots}" stroke="${inks.dots}" stroke-width="0">${dots}</g></g>`,
  );
}
