import type { RsbuildPlugin } from '@rsbuild/core';

const ROUTER = /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

/**
 * The router's own forms and links are made by calls, so the build cannot know that nobody misses them. Told that
 * these calls do nothing else, it leaves out what we do not use, and all that would be fetched ahead with it.
 */
export const leanRouter: RsbuildPlugin = {
  name: 'lean-router',
  setup(api) {
    api.transform({ test: ROUTER }, ({ code }) => leaner(code));
  },
};

export const leaner = (code: string): string =>
  code
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
