import { useEffect, useState } from 'react';
import { ShellExtras } from '../../core/shell/shell-extras';
import { SessionStore } from '../../stores/login/session-store';
import { StaffRoleStore } from '../../stores/moderation/staff-role-store';
import { useResolve } from '../use-store';

/** Whether the current user moderates; visitors cause no request. */
export function useIsModerator(): boolean {
  const resolve = useResolve();
  const [moderates, setModerates] = useState(false);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      if (!resolve(SessionStore).signedIn) return;
      await resolve(ShellExtras).load();
      const staffRole = resolve(StaffRoleStore);
      await staffRole.open();
      if (wanted) setModerates(staffRole.moderates);
    };
    // The menu works without this entry; the next menu requests it again.
    ask().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [resolve]);
  return moderates;
}
