import type { ScreenEntry } from './routes/screen-entry';

/** The most common entry screen, so it does not need the table of all screens. */
export const homeEntry: ScreenEntry = {
  chunk: 'home-screen',
  load: () => import(/* webpackChunkName: "home-screen" */ '../views/feed/home-screen'),
};
