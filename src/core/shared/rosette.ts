import { lettering } from './rosette-letters';
import { figure, svg } from './svg';

interface Ring {
  readonly petals: number;
  readonly radius: number;
  readonly width: number;
  readonly colour: string;
  readonly turn?: number;
}

/** A ring of petals around the centre, their tips on the radius. */
function ring({ petals, radius, width, colour, turn = 0 }: Ring): string {
  const tip = -radius;
  const position = (share: number) => figure(tip + width * share);
  const petal = `M0 ${tip}C${width} ${position(0.9)} ${width} ${position(2.1)} 0 ${position(2.8)}C-${width} ${position(2.1)} -${width} ${position(0.9)} 0 ${tip}z`;
  const all = Array.from(
    { length: petals },
    (_, index) => `<path d="${petal}" transform="rotate(${figure((index * 360) / petals + turn)})"/>`,
  );
  return `<g fill="${colour}">${all.join('')}</g>`;
}

/** The award year is the last four-digit number in the seed. */
const yearOf = (seed: string): string | undefined => seed.match(/(?:19|20)\d{2}(?!.*(?:19|20)\d{2})/)?.[0];

export function rosette(seed: string): string {
  const year = yearOf(seed);
  const text = year
    ? lettering('TOP', 13, -4, '#FFC02B') + lettering(year, 19, 14, '#fff')
    : lettering('TOP', 20, 6.5, '#FFC02B');
  return svg(
    '-60 -60 120 120',
    ring({ petals: 20, radius: 58, width: 8, colour: '#B87800' }) +
      ring({ petals: 20, radius: 58, width: 8, colour: '#FFC02B', turn: 9 }) +
      '<circle r="41" fill="#FFDD80" stroke="#B87800" stroke-width="1.5"/><circle r="36" fill="#0F2A23"/>' +
      ring({ petals: 12, radius: 33, width: 5, colour: '#1F5444' }) +
      text,
  );
}
