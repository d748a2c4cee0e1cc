import type { ContainerModule } from 'inversify';
import type { ScreenModule } from '../../views/shared/screen-module';

type LoadModule = () => Promise<ContainerModule>;

export interface ScreenEntry {
  /** The chunk name; the server uses it to find the files to preload. */
  readonly chunk: string;
  readonly load: () => Promise<ScreenModule>;
  /** Container modules only this screen needs; they stay out of the first load. */
  readonly modules?: readonly LoadModule[];
}
