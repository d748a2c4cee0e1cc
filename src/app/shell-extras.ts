import type { Container } from 'inversify';
import type { Wire } from '../adapters/http/runtime';
import type { ShellExtras } from '../core/shell/shell-extras';

/** Puts the modules of what is wanted later into the container, once. A load that failed may be tried again. */
export function shellExtras(container: Container, wire: Wire): ShellExtras {
  let loading: Promise<void> | undefined;
  const load = async () => {
    const [later, drafts] = await Promise.all([
      import(/* webpackChunkName: "later" */ './later-extras'),
      import(/* webpackChunkName: "drafts" */ './modules/shell/drafts-module'),
    ]);
    later.bindLater(container, wire, drafts);
  };
  return {
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
