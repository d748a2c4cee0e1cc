import type { RsbuildPlugin } from '@rsbuild/core';

const REACT = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** What every touch of a phone brings along and nothing in our pages asks React for, by React's own names. */
export const UNHEARD = [
  'gotPointerCapture',
  'lostPointerCapture',
  'pointerCancel',
  'pointerDown',
  'pointerMove',
  'pointerOut',
  'pointerOver',
  'pointerUp',
  'touchCancel',
  'touchEnd',
  'touchMove',
];

/**
 * React hears every kind of event there is, each twice, whether somebody listens or not: on a slow phone that held up
 * each press. Decision 103.
 */
export const leanEvents: RsbuildPlugin = {
  name: 'lean-events',
  setup(api) {
    api.transform({ test: REACT }, ({ code }) => fewerEvents(code));
  },
};

export const fewerEvents = (code: string): string =>
  code
    .replace(/(?<=")abort auxClick [^"]+/, (names) =>
      names
        .split(' ')
        .filter((name) => !UNHEARD.includes(name))
        .join(' '),
    )
    .replace(/^registerDirectEvent\("onPointer\w+", .*\);$/gm, '');
