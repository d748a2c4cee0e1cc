import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../src/core/shared/colour';
import { ICONS } from './icon-list';

const read = (path: string) => readFileSync(new URL(`../../src/views/${path}`, import.meta.url), 'utf8');
const tokens = read('styles/tokens.css');

/** The custom properties that follow a selector. */
function palette(selector: string): Readonly<Record<string, string>> {
  const block = tokens.slice(tokens.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const light = palette('[data-theme="light"]');
const dark = { ...light, ...palette('[data-theme="dark"]') };

const long = (hex: string) => (hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex);
const ratio = (theme: Readonly<Record<string, string>>, over: string, under: string) =>
  contrast(long(theme[over] ?? over), long(theme[under] ?? under));

const TEXT = [
  ['ink', 'surface'],
  ['ink', 'page'],
  ['ink-2', 'surface'],
  ['ink-3', 'surface'],
  ['ink-3', 'page'],
  ['ink-3', 'sunk'],
  ['ink-4', 'surface'],
  ['pine', 'surface'],
  ['pine', 'page'],
  ['pine-2', 'pine-tint'],
  ['on-gold', 'gold'],
  ['on-gold', 'gold-hover'],
  ['gold-ink', 'gold-tint'],
  ['gold-ink', 'surface'],
  ['chilli', 'surface'],
  ['chilli', 'chilli-tint'],
  ['blue', 'blue-tint'],
  ['chalk', 'board'],
  ['chalk-2', 'board'],
  ['gold', 'board'],
  ['ink-2', 'mark'],
  ['ink-2', 'mark-dislike'],
  ['surface', 'ink'],
  ['toast-gold', 'ink'],
  ['#ffffff', 'badge'],
  ['#ffffff', 'rating-5'],
  ['#ffffff', 'rating-4'],
  ['#131c19', 'rating-3'],
  ['#ffffff', 'rating-2'],
  ['#ffffff', 'rating-1'],
] as const;

describe('the palette', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ])('the palette has readable text on every background in %s', (_, theme) => {
    const weak = TEXT.filter(([over, under]) => ratio(theme, over, under) < 4.5);
    expect(weak).toEqual([]);
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ])('the palette has visible borders of controls in %s', (_, theme) => {
    expect(ratio(theme, 'control', 'surface')).toBeGreaterThan(3);
    expect(ratio(theme, 'gold-ring', 'surface')).toBeGreaterThan(3);
  });

  it('the dark palette is the same whether the user or the system chooses it', () => {
    expect(palette(':root:not([data-theme])')).toEqual(palette('[data-theme="dark"]'));
    expect(Object.keys(palette('[data-theme="dark"]')).length).toBeGreaterThan(30);
  });
});

describe('the files of the pages', () => {
  it('the sprite contains a symbol for every icon and no icon twice', () => {
    const sprite = read('kit/icons.svg');
    expect(ICONS.filter((name) => !sprite.includes(`id="i-${name}"`))).toEqual([]);
    expect(new Set(ICONS).size).toBe(ICONS.length);
    expect(sprite).not.toMatch(/stroke=|fill=|<style|<script/);
  });

  it('fonts are small and the rupee sign is in a separate file', () => {
    const fonts = read('styles/fonts.css');
    for (const [file, limit] of [
      ['anek-latin.woff2', 34_000],
      ['anek-rupee.woff2', 1_500],
    ] as const) {
      const path = new URL(`../../src/views/styles/fonts/${file}`, import.meta.url);
      expect(fonts).toContain(file);
      expect(existsSync(path)).toBe(true);
      expect(readFileSync(path).length).toBeLessThan(limit);
    }
    expect(fonts).toMatch(/anek-rupee[^}]*unicode-range: U\+20B9;/);
  });
});
