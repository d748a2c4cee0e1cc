/** Lazy chunk with the cipher: many parts of the page use it, but none during the first load. */
export const drafts = () =>
  import(/* webpackChunkName: "drafts" */ './modules/shell/drafts-module').then((file) => file.draftsModule);
