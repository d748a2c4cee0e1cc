import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { TabNews } from '../../core/session/tab-news';
import { settingsWords } from '../../core/settings/words';
import { ShellExtras } from '../../core/shell/shell-extras';
import { FailureStore } from '../../stores/failure-store';
import { SignOutStore } from '../../stores/sign-out-store';
import { ToastStore } from '../../stores/toast-store';
import { useResolve, useStore } from '../use-store';

/** Whether what stands around the screens has come; it is fetched when this is first drawn. */
export function useExtras(): boolean {
  const extras = useStore(ShellExtras);
  const [here, setHere] = useState(false);
  useEffect(() => {
    let wanted = true;
    extras.load().then(
      () => wanted && setHere(true),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [extras]);
  return here;
}

/** Ends the session here and shows the page anew. What does it may still have to be fetched. */
export function useSignOut(said = settingsWords.signedOut): () => Promise<void> {
  const extras = useStore(ShellExtras);
  const resolve = useResolve();
  const toasts = useStore(ToastStore);
  const { revalidate } = useRevalidator();
  return async () => {
    try {
      await extras.load();
      const ended = await resolve(SignOutStore).signOut();
      resolve(TabNews).tell('signedOut');
      toasts.show({ type: 'success', text1: ended === 'pending' ? settingsWords.signedOutHere : said });
      await revalidate();
    } catch (error) {
      // First said, then logged: what logs it may be what did not come.
      toasts.show({ type: 'failure', text1: settingsWords.signOutFailed });
      resolve(FailureStore).log(error);
    }
  };
}
