import type { ContainerModuleLoadOptions } from 'inversify';
import { SavedPosts } from '../../core/saved/saved-posts';
import { CurrentSession } from '../../core/session/current-session';
import { DeviceOwner } from '../../core/session/device-owner';
import { Cookies } from '../../core/shared/cookies';
import { Storage } from '../../core/shared/storage';
import { GateStore } from '../../stores/gate-store';
import { RecentSearchesStore } from '../../stores/recent-searches-store';
import { SavedPostsStore } from '../../stores/saved-posts-store';
import { ToastStore } from '../../stores/toast-store';

/** What is kept on this device alone: the last searches, and the posts somebody wants to find again. */
export function bindKept(bind: ContainerModuleLoadOptions['bind']): void {
  bind(RecentSearchesStore).toResolvedValue(
    (storage, current) => new RecentSearchesStore(storage, current),
    [Storage, CurrentSession],
  );
  bind(SavedPosts).toResolvedValue(
    (storage, current, cookies) => new SavedPosts(storage, new DeviceOwner(current, cookies)),
    [Storage, CurrentSession, Cookies],
  );
  bind(SavedPostsStore).toResolvedValue(
    (kept, current, gates, toasts) => new SavedPostsStore(kept, current, gates, toasts),
    [SavedPosts, CurrentSession, GateStore, ToastStore],
  );
}
