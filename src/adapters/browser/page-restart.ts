import type { PageRestart } from '../../core/shell/page-restart';

export const browserRestart: PageRestart = {
  at: (address) => {
    // The new page may take long to load. Until then nothing typed here may be read or sent.
    document.body.replaceChildren();
    // Browsers drop requests that begin after a navigation, also the report that this session ended.
    setTimeout(() => location.replace(address));
  },
  here: () => location.reload(),
};
