import type { ContainerModule } from 'inversify';
import type { ScreenModule } from '../views/shared/screen-module';

/** How a screen comes into the page. */
export interface ScreenEntry {
  /** The name of the build's chunk, by which the server finds the files to announce. */
  readonly chunk: string;
  readonly load: () => Promise<ScreenModule>;
  /** Container modules only this screen needs; they stay out of the first load. */
  readonly modules?: readonly (() => Promise<ContainerModule>)[];
}
