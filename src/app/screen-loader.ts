import type { Container, ContainerModule } from 'inversify';
import type { LoadScreen } from './routes';
import type { ScreenEntry } from './screens';

/** Fetches a screen's file and puts what it needs into the container, each module once. */
export function screenLoader(
  container: Container,
  onMissing: (error: unknown) => Promise<never>,
): LoadScreen {
  const loaded = new Set<ContainerModule>();
  return async (entry: ScreenEntry) => {
    const [screen, ...modules] = await Promise.all([
      entry.load(),
      ...(entry.modules ?? []).map((load) => load()),
    ]).catch(onMissing);
    for (const module of modules) {
      if (loaded.has(module)) continue;
      loaded.add(module);
      container.load(module);
    }
    return screen;
  };
}
