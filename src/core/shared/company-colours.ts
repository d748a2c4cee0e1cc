import { contrast, fromHue } from './colour';
import { draws } from './seed';

/** The dark ground of a company, its light colour and its accent. */
export interface CompanyColours {
  readonly ground: string;
  readonly own: string;
  readonly shine: string;
}

const KNOWN: Readonly<Record<string, CompanyColours>> = {
  zentrix: { ground: '#14306E', own: '#6FA0FF', shine: '#F4B942' },
  kaveri: { ground: '#0C5A57', own: '#59C9BC', shine: '#F7D070' },
  nimbus: { ground: '#5A1E66', own: '#D79BE8', shine: '#FFC98A' },
  palash: { ground: '#8A2A12', own: '#FF9166', shine: '#FFD9A0' },
  orbitly: { ground: '#20242E', own: '#9BB0D8', shine: '#FF7E5F' },
  dhruv: { ground: '#3A3A12', own: '#C7C95A', shine: '#FFF0A8' },
  triveni: { ground: '#0F3F78', own: '#57B6F2', shine: '#BFE9FF' },
  mandi: { ground: '#1F5B22', own: '#8BD072', shine: '#FFE27A' },
  lokal: { ground: '#7B1538', own: '#FF8FB0', shine: '#FFD5A8' },
  sarvam: { ground: '#2C2467', own: '#9C8CFF', shine: '#FFC46B' },
};

const SHINING = ['#F4B942', '#F7D070', '#FFC98A', '#FFD9A0', '#FF9B7F', '#FFF0A8', '#BFE9FF', '#FFE27A'];

/** Known companies have fixed colours; any other gets a hue from its seed. */
export function companyColours(seed: string): CompanyColours {
  const known = Object.hasOwn(KNOWN, seed) ? KNOWN[seed] : undefined;
  if (known) return known;
  const next = draws(`${seed}-colours`);
  const hue = next() * 360;
  return {
    ground: darkGround(hue, 0.5 + next() * 0.2, 0.2 + next() * 0.06),
    own: fromHue((hue + 8 + next() * 24) % 360, 0.65, 0.7),
    shine: SHINING[Math.floor(next() * SHINING.length)] ?? '#F4B942',
  };
}

/**
 * Yellow and green are lighter than blue of the same lightness: they are darkened until white text is readable on
 * them.
 */
function darkGround(hue: number, saturation: number, lightness: number): string {
  const ground = fromHue(hue, saturation, lightness);
  return contrast(ground, '#ffffff') >= 8 ? ground : darkGround(hue, saturation, lightness * 0.94);
}
