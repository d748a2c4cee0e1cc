import type { ContainerModuleLoadOptions } from 'inversify';
import { MemberTexts } from '../../../core/composer/member-texts';
import { CurrentSession } from '../../../core/login/current-session';
import { SavedPosts } from '../../../core/posts/saved-posts';
import { Storage } from '../../../core/shared/storage';
import { GateStore } from '../../../stores/login/gate-store';
import { SavedPostsStore } from '../../../stores/posts/saved-posts-store';
import { RecentSearchesStore } from '../../../stores/search/recent-searches-store';
import { ToastStore } from '../../../stores/shared/toast-store';

/** Data saved on this device only: recent searches and saved posts. */
export function bindKept(bind: ContainerModuleLoadOptions['bind']): void {
  bind(RecentSearchesStore).toResolvedValue(
    (texts, storage) => new RecentSearchesStore(texts.searches, storage),
    [MemberTexts, Storage],
  );
  bind(SavedPosts).toResolvedValue((texts) => new SavedPosts(texts.saved), [MemberTexts]);
  bind(SavedPostsStore).toResolvedValue(
    (kept, current, gates, toasts) => new SavedPostsStore(kept, current, gates, toasts),
    [SavedPosts, CurrentSession, GateStore, ToastStore],
  );
}
