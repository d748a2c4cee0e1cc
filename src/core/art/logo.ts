import { svg } from './svg';

/** The product's mark as a file: two colleagues on a bench, one of them golden. */
export const logo = (colour: '#FFFFFF' | '#131C19' = '#131C19'): string =>
  svg(
    '0 0 36 30',
    `<circle cx="10.5" cy="7" r="6" fill="${colour}"/><circle cx="25.5" cy="7" r="6" fill="#FFC02B"/>` +
      `<g stroke="${colour}" stroke-linecap="round"><path d="M1.5 17.5h33" stroke-width="5"/>` +
      `<path d="M7 20v8M29 20v8" stroke-width="4.2"/></g>`,
  );

/** The mark on the blackboard, square: for the tab of a browser and the home screen of a phone. */
export const appIcon = (): string =>
  svg(
    '0 0 64 64',
    '<rect width="64" height="64" rx="15" fill="#0F2A23"/><g transform="translate(11 14.5) scale(1.1667)">' +
      '<circle cx="10.5" cy="7" r="6" fill="#fff"/><circle cx="25.5" cy="7" r="6" fill="#FFC02B"/>' +
      '<g stroke="#fff" stroke-linecap="round"><path d="M1.5 17.5h33" stroke-width="5"/>' +
      '<path d="M7 20v8M29 20v8" stroke-width="4.2"/></g></g>',
  );
