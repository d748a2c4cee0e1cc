import type { Container, ContainerModule } from 'inversify';
import { ScreenExtras } from '../core/shell/screen-extras';
import type { LoadScreen } from './frame-routes';
import type { LaterModules } from './later-modules';
import type { OnMissing } from './missing-chunk';

/**
 * Loads a screen's file and loads its container modules once each. What its later parts need is loaded too if `whole`
 * says so, and otherwise with the first of them.
 */
export function screenLoader(
  container: Container,
  onMissing: OnMissing,
  whole: () => boolean = () => true,
): LoadScreen {
  const loaded = new Set<ContainerModule>();
  const later = container.get(ScreenExtras) as LaterModules;
  return async (entry, address) => {
    const load = async () => {
      later.add(entry.laterModules ?? []);
      const [screen, ...modules] = await Promise.all([
        entry.load(),
        ...(entry.modules ?? []).map((module) => module()),
      ]);
      for (const module of modules) {
        if (loaded.has(module)) continue;
        loaded.add(module);
        container.load(module);
      }
      if (whole()) await Promise.all((screen.later ?? []).map((part) => part.load(later)));
      return screen;
    };
    return load().catch((cause: unknown) => onMissing(cause, address));
  };
}
