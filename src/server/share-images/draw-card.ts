import { BRAND } from '../../core/shared/brand';
import { drawFigure } from './draw-figure';
import { type DrawnText, drawText } from './draw-text';
import { COLOURS, HEIGHT, LEFT, WIDE, WIDTH } from './layout';
import type { ShareCard } from './share-card';

const TITLE_TOP = 172;
const FIGURE_TOP = 424;
const BOTTOM = 570;
const GAP = 26;
/** A smaller height would clip Devanagari. */
const A_LINE = 52;

/** The PNG of a card, 1200 by 630 pixels. */
export async function drawCard({ title, text, figure }: ShareCard): Promise<Buffer> {
  const brand = await drawText({
    text: BRAND.toLowerCase(),
    left: LEFT + 82,
    top: 68,
    width: 400,
    height: 70,
    sizes: [46],
    isBold: true,
    colour: COLOURS.chalk,
  });
  const end = figure ? FIGURE_TOP - GAP : BOTTOM;
  const heading = await drawText({
    text: title,
    left: LEFT,
    top: TITLE_TOP,
    width: WIDE,
    height: figure ? 170 : 290,
    sizes: [68, 56, 48],
    isBold: true,
    colour: COLOURS.chalk,
  });
  const texts: DrawnText[] = [brand, heading];
  const top = heading.bottom + GAP;
  if (text !== '' && end - top >= A_LINE)
    texts.push(
      await drawText({
        text,
        left: LEFT,
        top,
        width: WIDE,
        height: Math.min(100, end - top),
        sizes: [32],
        colour: COLOURS.chalk2,
      }),
    );
  const drawn = figure && (await drawFigure(figure, FIGURE_TOP));
  const background = Buffer.from(backgroundOf(drawn?.shapes ?? ''));
  const { default: sharp } = await import('sharp');
  return sharp(background)
    .composite([...texts, ...(drawn?.texts ?? [])].map(({ overlay }) => overlay))
    .flatten({ background: COLOURS.board })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The logo: two colleagues on a bench. */
const LOGO = `<g transform="translate(${LEFT} 66) scale(1.8)">
  <circle cx="10.5" cy="7" r="6" fill="${COLOURS.chalk}"/><circle cx="25.5" cy="7" r="6" fill="${COLOURS.gold}"/>
  <path d="M1.5 17.5h33M7 20v8M29 20v8" stroke="${COLOURS.chalk}" stroke-width="3.6" stroke-linecap="round"/></g>`;

const backgroundOf = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.board}"/>
  <rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${COLOURS.gold}"/>${LOGO}${shapes}</svg>`;
