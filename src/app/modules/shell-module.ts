import { ContainerModule } from 'inversify';
import { Cookies } from '../../core/shared/cookies';
import { Random } from '../../core/shared/random';
import { Timers } from '../../core/shared/timers';
import { ShellStore } from '../../stores/shell-store';
import { ThemeStore } from '../../stores/theme-store';
import { ToastStore } from '../../stores/toast-store';

export const shellModule = new ContainerModule(({ bind }) => {
  bind(ShellStore).toResolvedValue(() => new ShellStore());
  bind(ThemeStore).toResolvedValue((cookies) => new ThemeStore(cookies), [Cookies]);
  bind(ToastStore).toResolvedValue((timers, random) => new ToastStore(timers, random), [Timers, Random]);
});
