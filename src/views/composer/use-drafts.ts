import { useMemo } from 'react';
import { Drafts } from '../../core/drafts/drafts';
import { DeviceOwner } from '../../core/session/device-owner';
import { Cookies } from '../../core/shared/cookies';
import { Storage } from '../../core/shared/storage';
import { SessionStore } from '../../stores/session-store';
import { useStore } from '../use-store';

/** What writing keeps, read before any of it is fetched. */
export function useDrafts(): Drafts {
  const storage = useStore(Storage);
  const session = useStore(SessionStore);
  const cookies = useStore(Cookies);
  return useMemo(() => new Drafts(storage, new DeviceOwner(session, cookies)), [storage, session, cookies]);
}
