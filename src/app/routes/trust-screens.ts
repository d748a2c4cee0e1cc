import { drafts } from '../drafts';
import type { ScreenEntry } from './screen-entry';

const transparency = () =>
  import(/* webpackChunkName: "transparency-screen" */ '../modules/trust/transparency-module').then(
    (file) => file.transparencyModule,
  );

const untraceable = () =>
  import(/* webpackChunkName: "untraceable-screen" */ '../modules/untraceable/untraceable-module').then(
    (file) => file.untraceableModule,
  );

export const trustScreens = {
  transparency: {
    chunk: 'transparency-screen',
    load: () => import(/* webpackChunkName: "transparency-screen" */ '../../views/trust/transparency-screen'),
    modules: [transparency],
  },
  untraceable: {
    chunk: 'untraceable-screen',
    load: () =>
      import(/* webpackChunkName: "untraceable-screen" */ '../../views/untraceable/untraceable-screen'),
    modules: [drafts, untraceable],
  },
} as const satisfies Readonly<Record<string, ScreenEntry>>;
