import type { Container, ContainerModule } from 'inversify';
import type { LoadScreen } from './frame-routes';
import type { OnMissing } from './missing-chunk';

/** Loads a screen's file and loads its container modules once each. */
export function screenLoader(container: Container, onMissing: OnMissing): LoadScreen {
  const loaded = new Set<ContainerModule>();
  return async (entry, address) => {
    const [screen, ...modules] = await Promise.all([
      entry.load(),
      ...(entry.modules ?? []).map((load) => load()),
    ]).catch((cause: unknown) => onMissing(cause, address));
    for (const module of modules) {
      if (loaded.has(module)) continue;
      loaded.add(module);
      container.load(module);
    }
    return screen;
  };
}
