import { useEffect, useState } from 'react';
import { ShellExtras } from '../../core/shell/shell-extras';
import { SessionStore } from '../../stores/login/session-store';
import { OfficeStore } from '../../stores/moderation/office-store';
import { useResolve } from '../use-store';

/** Whether the person at the page moderates; nobody who is not signed in is asked about. */
export function useModerates(): boolean {
  const resolve = useResolve();
  const [moderates, setModerates] = useState(false);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      if (!resolve(SessionStore).signedIn) return;
      await resolve(ShellExtras).load();
      const office = resolve(OfficeStore);
      await office.open();
      if (wanted) setModerates(office.moderates);
    };
    // A menu without this entry is whole; the next one asks again.
    ask().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [resolve]);
  return moderates;
}
