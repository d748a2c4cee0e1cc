import type { ToastType } from '../../core/shell/toast';
import type { IconName } from './icon-names';
import type { ToastTone } from './toast';

export const TOAST_LOOKS: Readonly<
  Record<ToastType, { readonly tone: ToastTone; readonly icon?: IconName }>
> = {
  default: { tone: 'plain' },
  success: { tone: 'ok' },
  failure: { tone: 'bad', icon: 'circle-x' },
  alert: { tone: 'warn' },
  info: { tone: 'info', icon: 'info' },
  alertWithTitle: { tone: 'warn' },
  chatMessage: { tone: 'info', icon: 'message-circle' },
};
