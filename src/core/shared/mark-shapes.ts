import { printed } from './colour';
import type { CompanyColours } from './company-colours';

/** Draws a mark on a 64 by 64 canvas. */
type Shape = (colours: CompanyColours) => string;

const around = (count: number, draw: (angle: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((index * 360) / count, index)).join('');

const letterZ: Shape = ({ shine }) =>
  `<path d="M14 16h36L27 40h23v8H14l23-24H14z" fill="#fff"/><path d="M50 16v8h-9z" fill="${shine}"/>`;

const waves: Shape = ({ own, shine }) => {
  const wave = (y: number, colour: string) =>
    `<path d="M12 ${y}c7-7 13-7 20 0s13 7 20 0" stroke="${colour}"/>`;
  return `<g fill="none" stroke-width="6" stroke-linecap="round">${wave(24, '#fff')}${wave(34, own)}${wave(44, shine)}</g>`;
};

const cloud: Shape = ({ shine }) =>
  `<path d="M18 44a10 10 0 0 1 1-20 14 14 0 0 1 27 3 9 9 0 0 1 0 17z" fill="#fff"/><circle cx="46" cy="20" r="7" fill="${shine}"/>`;

const flower: Shape = ({ ground, own, shine }) => {
  const petals = around(5, (angle, index) => {
    const colour = index === 0 ? shine : index % 2 === 0 ? '#fff' : own;
    return `<path d="M0 0C-9-8-7-20 0-22 7-20 9-8 0 0z" transform="rotate(${angle})" fill="${colour}"/>`;
  });
  return `<g transform="translate(32 33)">${petals}<circle r="4" fill="${ground}"/></g>`;
};

const orbit: Shape = ({ own, shine }) =>
  `<circle cx="32" cy="32" r="9" fill="#fff"/><ellipse cx="32" cy="32" rx="22" ry="9" fill="none" stroke="${own}" stroke-width="3.5" transform="rotate(-28 32 32)"/><circle cx="50" cy="20" r="4.5" fill="${shine}"/>`;

const star: Shape = ({ ground }) =>
  `<path d="M32 11l5.2 15.8L53 32l-15.8 5.2L32 53l-5.2-15.8L11 32l15.8-5.2z" fill="#fff"/><circle cx="32" cy="32" r="4.5" fill="${ground}"/>`;

const rivers: Shape = ({ own }) =>
  `<path d="M14 14c4 16 12 20 18 36 6-16 14-20 18-36" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/><path d="M32 14v36" stroke="${own}" stroke-width="6" stroke-linecap="round"/>`;

const bars: Shape = ({ own, shine }) =>
  `<rect x="14" y="28" width="9" height="22" rx="2" fill="#fff"/><rect x="27.5" y="20" width="9" height="30" rx="2" fill="${own}"/><rect x="41" y="12" width="9" height="38" rx="2" fill="${shine}"/>`;

const pin: Shape = ({ ground }) =>
  `<path d="M32 52S14 39 14 26a18 18 0 0 1 36 0c0 13-18 26-18 26z" fill="#fff"/><path d="M24 22v12h12" fill="none" stroke="${ground}" stroke-width="5"/>`;

const eclipse: Shape = ({ ground, own }) =>
  `<circle cx="26" cy="32" r="14" fill="#fff"/><circle cx="38" cy="32" r="14" fill="${printed(own, ground)}"/><path d="M32 19.35a14 14 0 0 1 0 25.3 14 14 0 0 1 0-25.3z" fill="${own}"/>`;

const arches: Shape = ({ own, shine }) =>
  `<g fill="none" stroke-width="6"><path d="M13 50V32a19 19 0 0 1 38 0v18" stroke="#fff"/><path d="M23 50V33a9 9 0 0 1 18 0v17" stroke="${own}"/></g><circle cx="32" cy="47" r="4" fill="${shine}"/>`;

const sun: Shape = ({ own, shine }) => {
  const rays = around(8, (angle) => `<path d="M0-15v-8" transform="rotate(${angle})"/>`);
  return `<g transform="translate(32 32)"><circle r="9" fill="${shine}"/><g stroke="${own}" stroke-width="5" stroke-linecap="round">${rays}</g></g>`;
};

const leaves: Shape = ({ own, shine }) =>
  `<path d="M32 52C14 46 12 30 14 16c14 2 20 14 18 36z" fill="#fff"/><path d="M32 52c18-6 20-22 18-36-14 2-20 14-18 36z" fill="${own}"/><circle cx="32" cy="15" r="4.5" fill="${shine}"/>`;

const steps: Shape = ({ own, shine }) =>
  `<path d="M12 50V38h13V27h13V16h14v34z" fill="#fff"/><path d="M25 50V38h13v12z" fill="${own}"/><path d="M38 50V27h14v23z" fill="${shine}"/>`;

const kite: Shape = ({ own, shine }) =>
  `<path d="M32 10L14 30l18 8z" fill="#fff"/><path d="M32 10l18 20-18 8z" fill="${own}"/><path d="M14 30l18 24V38z" fill="${own}"/><path d="M50 30L32 54V38z" fill="${shine}"/>`;

const rings: Shape = ({ own, shine }) =>
  `<g fill="none" stroke-width="5.5"><circle cx="25" cy="26" r="11" stroke="#fff"/><circle cx="39" cy="26" r="11" stroke="${own}"/><circle cx="32" cy="39" r="11" stroke="${shine}"/></g>`;

const wheel: Shape = ({ ground, own, shine }) => {
  const beads = around(8, (angle, index) => {
    const colour = index % 2 === 0 ? '#fff' : own;
    return `<circle cy="-18" r="5" transform="rotate(${angle})" fill="${colour}"/>`;
  });
  return `<g transform="translate(32 32)">${beads}<circle r="8" fill="${shine}"/><circle r="3" fill="${ground}"/></g>`;
};

const weave: Shape = ({ own, shine }) =>
  `<g stroke-width="7" stroke-linecap="round"><path d="M22 14v36M42 14v36" stroke="#fff"/><path d="M14 24h36" stroke="${own}"/><path d="M14 40h36" stroke="${shine}"/><path d="M42 20v8M22 36v8" stroke="#fff" stroke-linecap="butt"/></g>`;

/** Marks of the sample companies; the letter marks are used by no other company. */
export const NAMED_MARKS: Readonly<Record<string, Shape>> = {
  zentrix: letterZ,
  kaveri: waves,
  nimbus: cloud,
  palash: flower,
  orbitly: orbit,
  dhruv: star,
  triveni: rivers,
  mandi: bars,
  lokal: pin,
  sarvam: eclipse,
};

export const MARKS_FOR_ANY = [
  waves,
  cloud,
  flower,
  orbit,
  star,
  bars,
  eclipse,
  arches,
  sun,
  leaves,
  steps,
  kite,
  rings,
  wheel,
  weave,
] as const satisfies readonly [Shape, ...Shape[]];
