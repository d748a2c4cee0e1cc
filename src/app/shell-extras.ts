import type { Container } from 'inversify';
import type { Wire } from '../adapters/http/runtime';
import type { ShellExtras } from '../core/shell/shell-extras';

/** Loads the deferred modules into the container once; a failed load can be retried. */
export function shellExtras(container: Container, wire: Wire): ShellExtras {
  let loading: Promise<void> | undefined;
  const load = async () => {
    const [later, drafts] = await Promise.all([
      import(/* webpackChunkName: "deferred-parts" */ './deferred-extras'),
      import(/* webpackChunkName: "drafts" */ './modules/shell/drafts-module'),
    ]);
    later.bindDeferred(container, wire, drafts);
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
