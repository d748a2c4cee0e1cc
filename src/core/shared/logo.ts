import { svg } from './svg';

/** The product logo as an SVG file: two colleagues on a bench, one of them golden. */
export const logo = (colour: '#FFFFFF' | '#131C19' = '#131C19'): string =>
  svg(
    '0 0 36 30',
    `<circle cx="10.5" cy="7" r="6" fill="${colour}"/><circle cx="25.5" cy="7" r="6" fill="#FFC02B"/>` +
      `<g stroke="${colour}" stroke-linecap="round"><path d="M1.5 17.5h33" stroke-width="5"/>` +
      `<path d="M7 20v8M29 20v8" stroke-width="4.2"/></g>`,
  );
