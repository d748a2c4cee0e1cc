/** Comes in a file of its own, with the cipher: many parts of the page need it, and none at first. */
export const drafts = () =>
  import(/* webpackChunkName: "drafts" */ './modules/shell/drafts-module').then((file) => file.draftsModule);
