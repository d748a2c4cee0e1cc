import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import sharp from 'sharp';

const DRAWING = new URL('../../src/app/public/favicon.svg', import.meta.url);
/** Operating systems round the corners themselves. */
const GROUND = '#0f2a23';
const HOME_SCREENS = { 'apple-touch-icon.png': 180, 'icon-512.png': 512 };
const FEW_COLOURS = { palette: true, colours: 16, dither: 0, effort: 10 } as const;

/** Renders bitmaps of the app's icon for tabs, crawlers, home screens and notifications. */
export const appIcons = (webRoot: string): RsbuildPlugin => ({
  name: 'app-icons',
  setup(api) {
    api.onAfterBuild(async () => {
      writeFileSync(join(webRoot, 'favicon.ico'), inIco(await bitmap(48).png(FEW_COLOURS).toBuffer(), 48));
      for (const [file, pixels] of Object.entries(HOME_SCREENS))
        await bitmap(pixels).flatten({ background: GROUND }).png(FEW_COLOURS).toFile(join(webRoot, file));
    });
  },
});

function bitmap(pixels: number) {
  const drawing = readFileSync(DRAWING, 'utf8');
  return sharp(Buffer.from(drawing.replace('<svg ', `<svg width="${pixels}" height="${pixels}" `)));
}

/** An .ico file with one image: a header, a directory entry and the bitmap. */
function inIco(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
