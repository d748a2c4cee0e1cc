import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './colour';
import { companyColours } from './company-colours';
import { jaali } from './jaali';
import { KOLAM_INKS, kolam } from './kolam';
import { mark } from './mark';
import { rosette } from './rosette';
import { scene } from './scene';

const drawings = [
  { name: 'kolam', draw: kolam },
  { name: 'mark', draw: mark },
  { name: 'jaali', draw: (seed: string) => jaali(seed, 300, 120) },
  { name: 'scene', draw: scene },
  { name: 'rosette', draw: rosette },
];
const COMPANIES = [
  'zentrix',
  'kaveri',
  'nimbus',
  'palash',
  'orbitly',
  'dhruv',
  'triveni',
  'mandi',
  'lokal',
  'sarvam',
];
const SEEDS = Array.from({ length: 200 }, (_, index) => `seed-${index}`);
const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/g;

/** Every tag is closed in order and the text contains nothing but tags. */
function wellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = '', , empty] of xml.matchAll(TAG)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!empty) open.push(name);
  }
  return open.length === 0 && xml.replace(TAG, '') === '';
}

describe.each(drawings)('$name', ({ draw }) => {
  it('the same seed always draws the same picture', () => {
    const once = SEEDS.map((seed) => draw(seed));
    expect(SEEDS.map((seed) => draw(seed))).toEqual(once);
  });

  it('any seed draws a well-formed standalone file', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (seed) => {
        const picture = draw(seed);
        return picture.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="') && wellFormed(picture);
      }),
    );
  });

  it('no seed can inject markup into the file', () => {
    for (const seed of [
      '"><script>alert(1)</script>',
      '</svg><b>',
      '&lt;',
      "' onload='x",
      '__proto__',
      'constructor',
    ]) {
      const picture = draw(seed);
      expect(wellFormed(picture)).toBe(true);
      expect(picture).not.toMatch(/script|onload|NaN|undefined|style=/);
    }
  });
});

describe('seeds of pictures', () => {
  it('almost every company without a specific mark gets a unique one', () => {
    expect(new Set(SEEDS.map(mark)).size).toBe(SEEDS.length);
    expect(new Set(SEEDS.map((seed) => jaali(seed, 300, 120))).size).toBe(SEEDS.length);
    expect(new Set(SEEDS.map(scene)).size).toBe(SEEDS.length);
  });

  it('of a thousand people at least 990 have different avatars', () => {
    const figures = new Set(Array.from({ length: 1000 }, (_, index) => kolam(`person-${index}`)));
    expect(figures.size).toBeGreaterThanOrEqual(990);
  });

  it('companies with a specific mark keep it, and no other company gets one of the letter marks', () => {
    expect(new Set(COMPANIES.map(mark)).size).toBe(COMPANIES.length);
    const letters = ['zentrix', 'triveni', 'lokal'].map(
      (seed) => mark(seed).match(/ d="(M1[0-9] 1[46][^"]*|M32 52S[^"]*)"/)?.[1],
    );
    expect(letters.every((path) => path !== undefined)).toBe(true);
    for (const seed of SEEDS) expect(letters.some((path) => mark(seed).includes(path ?? 'none'))).toBe(false);
  });

  it('a scene shows the place at the end of its seed in the colours of the company at its start', () => {
    expect(scene('zentrix-1-terrace')).toContain('#F7B267');
    expect(scene('zentrix-1-cafe')).toContain('#F3E3CC');
    expect(scene('zentrix-1-open')).toContain('#DDE8EE');
    expect(scene('zentrix-1-open')).toContain(companyColours('zentrix').shine);
    expect(scene('zentrix12-open')).toContain(companyColours('zentrix').shine);
  });

  it('a rosette shows the last year in its seed', () => {
    const outlines = (seed: string) => rosette(seed).match(/translate\(-?\d+ 0\)/g)?.length;
    expect(outlines('zentrix-2024-2025')).toBe('TOP2025'.length);
    expect(rosette('zentrix-2024-2025')).toBe(rosette('kaveri-2025'));
    expect(outlines('zentrix')).toBe('TOP'.length);
    expect(rosette('a-2024')).not.toBe(rosette('a-2025'));
  });
});

describe('contrast of pictures', () => {
  it('the line and the dots of a kolam have enough contrast to the ground', () => {
    for (const { ground, line, dots } of KOLAM_INKS) {
      expect(contrast(line, ground)).toBeGreaterThan(8);
      expect(contrast(dots, ground)).toBeGreaterThan(4.5);
    }
  });

  it('the colours of any company have enough contrast to its ground, and so does white text', () => {
    const weak = Array.from({ length: 2000 }, (_, index) => `company-${index}`).filter((seed) => {
      const { ground, own, shine } = companyColours(seed);
      return contrast('#ffffff', ground) < 7 || contrast(own, ground) < 3 || contrast(shine, ground) < 3;
    });
    expect(weak).toEqual([]);
  });
});
