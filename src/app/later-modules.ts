import type { Container, ContainerModule } from 'inversify';
import { ScreenExtras } from '../core/shell/screen-extras';
import type { LoadModule } from './screen-entry';

/** Loads the later modules of the screens opened so far, once each. */
export class LaterModules extends ScreenExtras {
  readonly #container: Container;
  readonly #wanted = new Set<LoadModule>();
  readonly #loaded = new Set<ContainerModule>();

  constructor(container: Container) {
    super();
    this.#container = container;
  }

  add(modules: readonly LoadModule[]): void {
    for (const load of modules) this.#wanted.add(load);
  }

  async load(): Promise<void> {
    for (const module of await Promise.all([...this.#wanted].map((load) => load()))) {
      if (this.#loaded.has(module)) continue;
      this.#loaded.add(module);
      this.#container.load(module);
    }
  }
}
