import type { Container, ContainerModule } from 'inversify';
import type { OnMissing } from '../missing-chunk';
import type { LoadScreen } from './frame-routes';

/** Loads a screen's file and its container modules, once each, and its later parts if `whole` says so. */
export function screenLoader(
  container: Container,
  onMissing: OnMissing,
  whole: () => boolean = () => true,
): LoadScreen {
  const loaded = new Set<ContainerModule>();
  return async (entry, address) => {
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
      if (whole()) await Promise.all((screen.later ?? []).map((part) => part.load()));
      return screen;
    };
    return load().catch((cause: unknown) => onMissing(cause, address));
  };
}
