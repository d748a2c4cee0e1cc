import type { Container } from 'inversify';
import type { ComposerExtras } from '../core/composer/composer-extras';

/** Puts what writing a post needs into the container, once. A load that failed may be tried again. */
export function composerExtras(container: Container): ComposerExtras {
  let loading: Promise<void> | undefined;
  const load = async () => {
    const { composerModule } = await import(/* webpackChunkName: "composer" */ './modules/composer-module');
    container.load(composerModule);
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
