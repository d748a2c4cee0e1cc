import { type CompanyColours, companyColours } from './company-colours';
import { draws, hash } from './seed';
import { figure, point, svg } from './svg';

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

interface Hole {
  readonly x: number;
  readonly y: number;
  readonly brightness: number;
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

function drawHole(
  { x, y, brightness }: Hole,
  lattice: Lattice,
  size: number,
  colours: CompanyColours,
): string {
  const colour = brightness > 0.72 ? colours.shine : colours.own;
  const opacity = Math.min(0.95, brightness * brightness * 1.05 + 0.06 * brightness);
  const use = (id: string, dx: number, share: number) =>
    `<use href="#${id}" x="${figure(x + dx)}" y="${figure(y + dx)}" opacity="${figure(opacity * share, 2)}"/>`;
  const cut = use('h', 0, 1) + (lattice.between ? use('b', size / 2, 0.75) : '');
  return `<g fill="${colour}">${cut}</g>`;
}

/** A company's cover: light through a stone screen. The seed decides the screen pattern and the light's position. */
export function jaali(seed: string, width = 1600, height = 230): string {
  const colours = companyColours(seed);
  const size = height > 200 ? 58 : 44;
  const all = lattices(size);
  const lattice = all[hash(`${seed}j`) % all.length] ?? all[0];
  const next = draws(seed);
  const light = lightFrom(next, width, height);
  let lit = '';
  for (const [x, y] of holes(size, lattice.staggered, width, height)) {
    const brightness = light.at(x, y) * (0.78 + next() * 0.44);
    if (brightness >= 0.03) lit += drawHole({ x, y, brightness }, lattice, size, colours);
  }
  const shapes = `<path id="h" d="${lattice.hole}"/>${lattice.between ? `<path id="b" d="${lattice.between}"/>` : ''}`;
  return svg(
    `0 0 ${width} ${height}`,
    `<defs>${shapes}</defs><path d="M0 0h${width}v${height}H0z" fill="${colours.ground}"/>${lit}`,
    'xMaxYMid slice',
  );
}
