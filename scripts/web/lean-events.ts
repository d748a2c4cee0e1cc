import type { RsbuildPlugin } from '@rsbuild/core';

const REACT = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** What our pages and the combobox ask React for, by its own names and in its own order. */
export const HEARD = [
  'beforeToggle',
  'cancel',
  'click',
  'close',
  'error',
  'input',
  'keyDown',
  'mouseDown',
  'mouseMove',
  'submit',
  'touchStart',
  'scroll',
  'toggle',
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
    .replace(/(?<=")abort auxClick [^"]+/, HEARD.join(' '))
    .replace(/^registerDirectEvent\("onPointer\w+", .*\);$/gm, '');
