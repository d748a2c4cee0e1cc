import { useEffect } from 'react';
import { TabStorage } from '../../core/shell/tab-storage';
import { UNANSWERED } from '../../core/shell/unanswered-changes';
import { ToastStore } from '../../stores/shared/toast-store';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';

/** Warns once if the previous page unloaded before a change was confirmed. */
export function UnconfirmedChangeWarning() {
  const tab = useStore(TabStorage);
  const toasts = useStore(ToastStore);
  const { unanswered } = useDeferredText();
  useEffect(() => {
    if (tab.read(UNANSWERED) === undefined) return;
    tab.remove(UNANSWERED);
    toasts.show({ type: 'default', text1: unanswered });
  }, [tab, toasts, unanswered]);
  return undefined;
}
