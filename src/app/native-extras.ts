import type { Container } from 'inversify';
import type { NativeExtras } from '../core/native-app/native-extras';

/** Puts what a page needs within the app into the container, once. A load that failed may be tried again. */
export function nativeExtras(container: Container): NativeExtras {
  let loading: Promise<void> | undefined;
  const load = async () => {
    const { nativeModule } = await import(/* webpackChunkName: "native" */ './modules/native-module');
    container.load(nativeModule);
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
