import { useEffect, useState } from 'react';
import { NotificationExtras } from '../../core/notifications/notification-extras';
import { ShellExtras } from '../../core/shell/shell-extras';
import { useResolve, useStore } from '../use-store';

/** Whether the notification code is loaded; loads it on the first render. */
export function useNotices(): boolean {
  const shell = useStore(ShellExtras);
  const resolve = useResolve();
  const [here, setHere] = useState(false);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      await shell.load();
      await resolve(NotificationExtras).load();
      if (wanted) setHere(true);
    };
    // A failed load is retried on the next page.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [shell, resolve]);
  return here;
}
