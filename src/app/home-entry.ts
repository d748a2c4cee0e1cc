import type { ScreenEntry } from './screen-entry';

/** The screen most people come to first, so it is known without the table of all others. */
export const homeEntry: ScreenEntry = {
  chunk: 'home-screen',
  load: () => import(/* webpackChunkName: "home-screen" */ '../views/feed/home-screen'),
};
