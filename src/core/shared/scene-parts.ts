import type { CompanyColours } from './company-colours';
import { figure } from './svg';

export interface Scene {
  /** From top to bottom. */
  readonly sky: readonly [string, string, string];
  readonly draw: (next: () => number, colours: CompanyColours) => string;
}

const SKINS = ['#8D5A3B', '#A86E48', '#6E4529'];

/** Houses against the sky, up to the height y. */
export function skyline(next: () => number, y: number, colour: string, opacity: number): string {
  let x = -10;
  let roofs = 'M-10 240';
  while (x < 330) {
    const width = 14 + next() * 26;
    const roof = figure(y - next() * 46, 0);
    roofs += `L${figure(x, 0)} ${roof}L${figure(x + width, 0)} ${roof}`;
    x += width;
  }
  return `<path d="${roofs}L330 240z" fill="${colour}" opacity="${opacity}"/>`;
}

export function plant(x: number, y: number, scale = 1): string {
  const leaves = [-38, -18, 0, 18, 38].map((angle) => {
    const colour = angle % 4 === 0 ? '#1F5E41' : '#2F7A55';
    return `<path d="M0 0C-7-10-6-26 0-34 6-26 7-10 0 0z" transform="rotate(${angle})" fill="${colour}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-8 0h16l-2.5 18h-11z" fill="#B5623C"/>${leaves.join('')}</g>`;
}

interface Person {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly shirt: string;
}

export function person(next: () => number, { x, y, scale, shirt }: Person): string {
  const skin = SKINS[Math.floor(next() * SKINS.length)] ?? '#8D5A3B';
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<path d="M-13 30c0-16 5-22 13-22s13 6 13 22z" fill="${shirt}"/>` +
    `<circle r="8" cy="-1" fill="${skin}"/>` +
    '<path d="M-8.5-2c0-9 17-9 17 0 0-2-3-5-8.5-5s-8.5 3-8.5 5z" fill="#1D1512"/></g>'
  );
}

type Box = readonly [x: number, y: number, width: number, height: number];

export const rect = ([x, y, width, height]: Box, paint: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${paint}/>`;

export const fill = (colour: string, radius = 0): string =>
  `fill="${colour}"${radius > 0 ? ` rx="${radius}"` : ''}`;

/** The floor from the height y down, with its skirting. */
export const floor = (y: number, colour: string): string =>
  rect([0, y, 320, 240 - y], fill(colour)) + rect([0, y, 320, 5], 'fill="#000" opacity=".12"');

/** A window and the view outside. */
export const windowOn = ([x, y, width, height]: Box, view: string): string =>
  rect([x - 4, y - 4, width + 8, height + 8], fill('#F6F8F8', 4)) +
  rect([x, y, width, height], fill('#BBDCEB', 2)) +
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${view}</svg>`;
