import { yearlyPay } from '../../core/shared/money';
import { type DrawnText, drawText } from './draw-text';
import { COLOURS, LEFT, WIDE } from './layout';
import type { CardFigure } from './share-card';

interface DrawnFigure {
  /** SVG below the texts. */
  readonly shapes: string;
  readonly texts: readonly DrawnText[];
}

export function drawFigure(figure: CardFigure, top: number): Promise<DrawnFigure> {
  switch (figure.kind) {
    case 'rating':
      return drawRating(figure.value, top);
    case 'pay':
      return drawPay(figure, top);
    case 'ranks':
      return drawRanks(figure.names, top);
    case 'percentile':
      return drawPercentile(figure.from, top);
  }
}

const STARS = [0, 1, 2, 3, 4];
const STAR = 'M12 1.5l3.2 6.6 7.3 1-5.3 5.1 1.3 7.2-6.5-3.5-6.5 3.5 1.3-7.2-5.3-5.1 7.300-1z';
const STAR_SCALE = 2.6;
const STAR_STEP = 72;

async function drawRating(value: number, top: number): Promise<DrawnFigure> {
  const number = await line(value.toFixed(1), { left: LEFT, top: top + 8, size: 124 });
  const left = number.right + 40;
  const stars = (colour: string) =>
    STARS.map(
      (star) =>
        `<path transform="translate(${left + star * STAR_STEP} ${top + 24}) scale(${STAR_SCALE})" fill="${colour}" d="${STAR}"/>`,
    ).join('');
  const clip = `<clipPath id="part"><rect x="${left}" y="${top}" width="${value * STAR_STEP}" height="120"/></clipPath>`;
  return {
    shapes: `${clip}${stars(COLOURS.board2)}<g clip-path="url(#part)">${stars(COLOURS.gold)}</g>`,
    texts: [number],
  };
}

type Pay = Extract<CardFigure, { kind: 'pay' }>;

/** The middle half as a bar with the median on it. */
async function drawPay({ low, median, high }: Pay, top: number): Promise<DrawnFigure> {
  const number = await line(yearlyPay(median), { left: LEFT, top, size: 84 });
  const [from, to] = [number.right + 60, LEFT + WIDE];
  const [barFrom, barTo] = [from + (to - from) * 0.12, to - (to - from) * 0.12];
  const spread = Math.max(1, high - low);
  const x = barFrom + ((median - low) / spread) * (barTo - barFrom);
  const y = top + 34;
  return {
    shapes: `${bar(from, to, y, COLOURS.board2)}${bar(barFrom, barTo, y, COLOURS.pine)}
      <circle cx="${x}" cy="${y + 10}" r="20" fill="${COLOURS.gold}"/>`,
    texts: [
      number,
      await line(yearlyPay(low), { left: Math.round(barFrom), top: y + 48, size: 32 }),
      await line(yearlyPay(high), { left: Math.round(barTo - 110), top: y + 48, size: 32 }),
    ],
  };
}

const RANK_STEP = 50;

async function drawRanks(names: readonly string[], top: number): Promise<DrawnFigure> {
  const rows = names.map((name, index) =>
    line(`${index + 1}.  ${name}`, { left: LEFT, top: top + index * RANK_STEP, size: 36 }),
  );
  return { shapes: '', texts: await Promise.all(rows) };
}

/** A scale of a hundred people, with those who earn less. */
async function drawPercentile(from: number, top: number): Promise<DrawnFigure> {
  const number = await line(`${from}%`, { left: LEFT, top, size: 96 });
  const [start, end] = [number.right + 60, LEFT + WIDE];
  const y = top + 40;
  const edge = start + ((end - start) * from) / 100;
  return {
    shapes: `${bar(start, end, y, COLOURS.board2)}${bar(start, edge, y, COLOURS.pine)}
      <circle cx="${edge}" cy="${y + 10}" r="20" fill="${COLOURS.gold}"/>`,
    texts: [number],
  };
}

const bar = (from: number, to: number, y: number, colour: string): string =>
  `<rect x="${from}" y="${y}" width="${to - from}" height="20" rx="10" fill="${colour}"/>`;

const line = (text: string, { left, top, size }: { left: number; top: number; size: number }) =>
  drawText({
    text,
    left,
    top,
    width: LEFT + WIDE - left,
    height: size * 1.4,
    sizes: [size],
    isBold: true,
    colour: COLOURS.chalk,
  });
