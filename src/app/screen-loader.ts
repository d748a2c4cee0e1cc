import type { Container, ContainerModule } from 'inversify';
import { ScreenExtras } from '../core/shell/screen-extras';
import type { LoadScreen } from './frame-routes';
import type { LaterModules } from './later-modules';
import type { OnMissing } from './missing-chunk';

/** Loads a screen's file and loads its container modules once each. Modules for later parts wait for the first of them. */
export function screenLoader(container: Container, onMissing: OnMissing): LoadScreen {
  const loaded = new Set<ContainerModule>();
  const later: LaterModules | undefined = container.isCurrentBound(ScreenExtras)
    ? (container.get(ScreenExtras) as LaterModules)
    : undefined;
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
    later?.add(entry.laterModules ?? []);
    return screen;
  };
}
