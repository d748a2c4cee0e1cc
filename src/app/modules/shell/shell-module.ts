import { ContainerModule } from 'inversify';
import { Random } from '../../../core/shared/random';
import { Timers } from '../../../core/shared/timers';
import { TabStorage } from '../../../core/shell/tab-storage';
import { ScrollStore } from '../../../stores/feed/scroll-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { ShellStore } from '../../../stores/shell/shell-store';

export const shellModule = new ContainerModule(({ bind }) => {
  bind(ShellStore).toResolvedValue(() => new ShellStore());
  bind(ToastStore).toResolvedValue((timers, random) => new ToastStore(timers, random), [Timers, Random]);
  bind(ScrollStore).toResolvedValue((storage) => new ScrollStore(storage), [TabStorage]);
});
