import { lazyWindow } from '../shared/lazy-window';

/** Comes with the first decision of a moderator that is shown. */
export const LazyAppealBox = lazyWindow(() =>
  import(/* webpackChunkName: "appeal-box" */ './appeal-box').then((file) => file.AppealBox),
);
