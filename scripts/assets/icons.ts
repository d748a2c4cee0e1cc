import { readFile, writeFile } from 'node:fs/promises';
import { ICONS } from './icon-list';

/** Writes the icon sprite and the type of its names. A page loads the sprite once, as a separate file. */
const kit = new URL('../../src/views/kit/', import.meta.url);
const lucide = new URL('../../node_modules/lucide-static/icons/', import.meta.url);

/** Colour, width and fill are inherited from the svg that uses the symbol. */
const symbol = async (name: string): Promise<string> => {
  const file = await readFile(new URL(`${name}.svg`, lucide), 'utf8');
  const shapes = file.match(/<(?:path|circle|rect|line|polyline|polygon|ellipse) [^>]*\/>/g) ?? [];
  if (shapes.length === 0) throw new Error(`Icon ${name} has no shapes`);
  const rendered = shapes.map((shape) => shape.replace(/\s*\/>$/, '/>')).join('');
  return `<symbol id="i-${name}" viewBox="0 0 24 24">${rendered}</symbol>`;
};

const symbols = await Promise.all(ICONS.map(symbol));
const sprite = `<!-- Icons: lucide, ISC licence, https://lucide.dev/license -->
<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
${symbols.join('\n')}
</svg>
`;
const names = `/** Written by scripts/assets/icons.ts: the symbols of icons.svg. */
export type IconName =
${ICONS.map((name) => `  | '${name}'`).join('\n')};
`;

await writeFile(new URL('icons.svg', kit), sprite);
await writeFile(new URL('icon-names.ts', kit), names);
console.log(`${ICONS.length} icons, ${(sprite.length / 1024).toFixed(1)} KB`);
