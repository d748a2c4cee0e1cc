import { lazyWindow } from '../shared/lazy-window';

/** Loaded with the first moderator decision that is shown. */
export const LazyAppealBox = lazyWindow(() =>
  import(/* webpackChunkName: "appeal-box" */ './appeal-box').then((file) => file.AppealBox),
);
