import type { ContainerModuleLoadOptions } from 'inversify';
import { MemberTexts } from '../../../core/composer/member-texts';
import { CurrentSession } from '../../../core/login/current-session';
import { SavedPosts } from '../../../core/posts/saved-posts';
import { Storage } from '../../../core/shared/storage';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { SavedPostsStore } from '../../../stores/posts/saved-posts-store';
import { RecentSearchesStore } from '../../../stores/search/recent-searches-store';
import { ToastStore } from '../../../stores/shared/toast-store';

/** Data saved on this device only: recent searches and saved posts. */
export function bindSavedOffers(bind: ContainerModuleLoadOptions['bind']): void {
  bind(RecentSearchesStore).toResolvedValue(
    (texts, storage) => new RecentSearchesStore(texts.searches, storage),
    [MemberTexts, Storage],
  );
  bind(SavedPosts).toResolvedValue((texts) => new SavedPosts(texts.saved), [MemberTexts]);
  bind(SavedPostsStore).toResolvedValue(
    (saved, current, loginPrompts, toasts) => new SavedPostsStore(saved, current, loginPrompts, toasts),
    [SavedPosts, CurrentSession, LoginPromptStore, ToastStore],
  );
}
