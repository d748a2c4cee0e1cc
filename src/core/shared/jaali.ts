import { mix } from './colour';
import { companyColours } from './company-colours';
import { draws, hash } from './seed';
import { point, svg } from './svg';

interface Lattice {
  /** Every other row is shifted by half, and the rows are closer. */
  readonly staggered: boolean;
  readonly hole: string;
  readonly between: string | undefined;
}

const starPath = (outer: number, inner: number, points: number, turn = 0): string =>
  `${Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points + turn;
    return `${index === 0 ? 'M' : 'L'}${point(radius * Math.cos(angle), radius * Math.sin(angle))}`;
  }).join('')}z`;

const petalPath = (radius: number): string =>
  [0, 90, 180, 270]
    .map((degrees) => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const position = (x: number, y: number) =>
        point(radius * (x * cos - y * sin), radius * (x * sin + y * cos));
      return `M${position(0.1, 0)}C${position(0.35, -0.5)} ${position(0.8, -0.38)} ${position(1, 0)}C${position(0.8, 0.38)} ${position(0.35, 0.5)} ${position(0.1, 0)}z`;
    })
    .join('');

const lattices = (size: number): readonly [Lattice, ...Lattice[]] => [
  {
    staggered: false,
    hole: starPath(size * 0.44, size * 0.3, 8, Math.PI / 8),
    between: starPath(size * 0.15, size * 0.15, 4),
  },
  { staggered: true, hole: starPath(size * 0.46, size * 0.34, 6, Math.PI / 6), between: undefined },
  {
    staggered: false,
    hole: petalPath(size * 0.47),
    between: starPath(size * 0.13, size * 0.13, 4, Math.PI / 4),
  },
  {
    staggered: false,
    hole: starPath(size * 0.46, size * 0.2, 4),
    between: starPath(size * 0.2, size * 0.1, 4, Math.PI / 4),
  },
];

interface Light {
  readonly at: (x: number, y: number) => number;
}

/** The light enters at a point on the right and fades from there. */
function lightFrom(next: () => number, width: number, height: number): Light {
  const x0 = width * (0.74 + next() * 0.14);
  const y0 = height * (0.1 + next() * 0.3);
  return {
    at: (x, y) => Math.max(0, 1 - Math.hypot((x - x0) / (width * 0.62), (y - y0) / (height * 1.25))),
  };
}

function* holes(
  size: number,
  staggered: boolean,
  width: number,
  height: number,
): Generator<[number, number]> {
  const rowHeight = staggered ? size * 0.866 : size;
  for (let row = -1; row * rowHeight < height + size; row += 1) {
    const inset = staggered && row % 2 !== 0 ? size / 2 : 0;
    for (let column = -1; column * size < width + size; column += 1) {
      yield [column * size + inset + size / 2, row * rowHeight + size / 2];
    }
  }
}

/** Holes of nearly the same brightness have the same colour, so that a company's page can contain its cover. */
const LEVELS = 20;
const MAX_OPACITY = 0.95;

/** The opacity of a hole's light on the screen, rounded to a level; zero where no light is visible. */
const levelOf = (brightness: number): number =>
  Math.round(Math.min(MAX_OPACITY, brightness * brightness * 1.05 + 0.06 * brightness) * LEVELS);

/** The holes of one colour: a marker is drawn at each of them, which is shorter than one element for each. */
function drawHoles(places: readonly string[], id: string, colour: string): string {
  const marker = `<marker id="${id}" overflow="visible" markerUnits="userSpaceOnUse" fill="${colour}"><use href="#h"/></marker>`;
  const at = `url(#${id})`;
  return `${marker}<path marker-start="${at}" marker-mid="${at}" marker-end="${at}" fill="none" d="M${places.join(' ')}"/>`;
}

/** A company's cover: light through a stone screen. The seed decides the screen pattern and the light's position. */
export function jaali(seed: string, width = 1600, height = 230): string {
  const colours = companyColours(seed);
  const size = height > 200 ? 58 : 44;
  const all = lattices(size);
  const lattice = all[hash(`${seed}j`) % all.length] ?? all[0];
  const next = draws(seed);
  const light = lightFrom(next, width, height);
  const lit = new Map<string, string[]>();
  for (const [x, y] of holes(size, lattice.staggered, width, height)) {
    const brightness = light.at(x, y) * (0.78 + next() * 0.44);
    const level = levelOf(brightness);
    if (level === 0) continue;
    const colour = mix(colours.ground, brightness > 0.72 ? colours.shine : colours.own, level / LEVELS);
    lit.set(colour, [...(lit.get(colour) ?? []), point(x, y, 0)]);
  }
  const between =
    lattice.between &&
    `<path d="${lattice.between}" transform="translate(${size / 2} ${size / 2})" fill-opacity=".75"/>`;
  const drawn = [...lit].map(([colour, places], index) => drawHoles(places, `m${index}`, colour));
  return svg(
    `0 0 ${width} ${height}`,
    `<defs><g id="h"><path d="${lattice.hole}"/>${between ?? ''}</g></defs><path d="M0 0h${width}v${height}H0z" fill="${colours.ground}"/>${drawn.join('')}`,
    'xMaxYMid slice',
  );
}
