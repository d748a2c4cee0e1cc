import type { PageRestart } from '../../core/shell/page-restart';

export const browserRestart: PageRestart = {
  at: (address) => {
    // The new page may be long in coming. Until then nothing typed in this one can be read or sent.
    document.body.replaceChildren();
    location.replace(address);
  },
};
