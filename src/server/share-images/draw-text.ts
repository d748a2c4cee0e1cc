import { fileURLToPath } from 'node:url';
import type { OverlayOptions } from 'sharp';

const FONT_FILES = [
  'latin-500.ttf',
  'latin-700.ttf',
  'latin-ext-500.ttf',
  'latin-ext-700.ttf',
  'devanagari-600.ttf',
  'arabic-600.ttf',
].map((file) => fileURLToPath(new URL(`./fonts/${file}`, import.meta.url)));
const FAMILIES = 'Anek Latin Medium, Anek Devanagari Medium, Noto Sans Arabic';

/** A text and its position in pixels; a text that is too long ends in an ellipsis. */
export interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The largest size that fits is used. */
  readonly sizes: readonly number[];
  readonly isBold?: boolean;
  readonly colour: string;
}

export interface DrawnText {
  readonly overlay: OverlayOptions;
  readonly bottom: number;
  readonly right: number;
}

const ELLIPSIS = '\u2026';
const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0600-\u06ff]/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

type Sharp = typeof import('sharp')['default'];

let loading: Promise<Sharp> | undefined;

/** Pango knows a font only after a text has used its file. */
async function sharpWithFonts(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  for (const fontfile of FONT_FILES) await sharp({ text: { text: 'a', fontfile } }).metadata();
  return sharp;
}

/** Shapes and wraps a text with Pango and HarfBuzz; right-to-left text is aligned to the right. */
export async function drawText(box: TextBox): Promise<DrawnText> {
  loading ??= sharpWithFonts();
  const sharp = await loading;
  const { text, size } = await fitted(sharp, box);
  const { data, info } = await sharp({ text: layout(box, text, size) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const left = RIGHT_TO_LEFT.test(text) ? box.left + Math.max(0, box.width - width) : box.left;
  return {
    overlay: { input: data, raw: { width, height, channels }, left, top: box.top },
    bottom: box.top + height,
    right: left + width,
  };
}

async function fitted(sharp: Sharp, box: TextBox): Promise<{ readonly text: string; readonly size: number }> {
  for (const size of box.sizes)
    if (await fits(sharp, layout(box, box.text, size), box)) return { text: box.text, size };
  const size = box.sizes.at(-1) ?? 0;
  return { text: await shortened(sharp, box, size), size };
}

/** The longest prefix that fits with an ellipsis. */
async function shortened(sharp: Sharp, box: TextBox, size: number): Promise<string> {
  const signs = [...graphemes.segment(box.text)].map(({ segment }) => segment);
  const beginning = (length: number) => signs.slice(0, length).join('').trimEnd() + ELLIPSIS;
  let [least, most] = [0, signs.length - 1];
  while (least < most) {
    const length = Math.ceil((least + most) / 2);
    if (await fits(sharp, layout(box, beginning(length), size), box)) least = length;
    else most = length - 1;
  }
  return beginning(least);
}

async function fits(sharp: Sharp, text: ReturnType<typeof layout>, box: TextBox): Promise<boolean> {
  const { height = 0, width = 0 } = await sharp({ text }).metadata();
  return height <= box.height && width <= box.width;
}

const layout = (box: TextBox, text: string, size: number) => ({
  text: `<span foreground="${box.colour}">${escapedMarkup(text)}</span>`,
  font: `${FAMILIES} ${box.isBold ? 'Bold' : 'Medium'} ${size}`,
  width: box.width,
  dpi: 72,
  rgba: true,
  wrap: 'word-char' as const,
});

const escapedMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
