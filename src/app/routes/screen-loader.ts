import type { Container, ContainerModule } from 'inversify';
import type { OnMissing } from '../missing-chunk';
import type { LoadScreen } from './frame-routes';

/**
 * Loads a screen's file and its container modules, once each. Its later parts load beside its data if `whole` says so.
 */
export function screenLoader(
  container: Container,
  onMissing: OnMissing,
  whole: () => boolean = () => true,
): LoadScreen {
  const loaded = new Set<ContainerModule>();
  return async (entry, address) => {
    const missing = (cause: unknown) => onMissing(cause, address);
    const load = async () => {
      const [screen, ...modules] = await Promise.all([
        entry.load(),
        ...(entry.modules ?? []).map((module) => module()),
      ]);
      for (const module of modules) {
        if (loaded.has(module)) continue;
        loaded.add(module);
        container.load(module);
      }
      return screen;
    };
    const screen = await load().catch(missing);
    if (!screen.later || !whole()) return screen;
    const parts = Promise.all(screen.later.map((part) => part.load())).catch(missing);
    return { ...screen, loader: async (args) => (await Promise.all([screen.loader?.(args), parts]))[0] };
  };
}
