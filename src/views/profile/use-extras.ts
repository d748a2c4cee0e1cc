import { useEffect, useState } from 'react';
import { settingsText } from '../../core/profile/settings-text';
import type { PendingToast } from '../../core/shell/pending-toast';
import { ShellExtras } from '../../core/shell/shell-extras';
import { SignOutStore } from '../../stores/login/sign-out-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { useResolve, useStore } from '../use-store';

/** Whether the shell extras are loaded; loads them on first render. */
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

/** Ends the session and restarts the page with a message. The code for it may have to load first. */
export function useSignOut(
  pendingToast: PendingToast = { text: settingsText.signedOut },
): () => Promise<void> {
  const extras = useStore(ShellExtras);
  const resolve = useResolve();
  const toasts = useStore(ToastStore);
  return async () => {
    try {
      await extras.load();
      await resolve(SignOutStore).signOut({
        ended: pendingToast,
        pending: { ...pendingToast, text: settingsText.signedOutHere },
      });
    } catch (error) {
      // Shows the message first: loading the log code may be what failed.
      toasts.show({ type: 'failure', text1: settingsText.signOutFailed });
      resolve(FailureStore).log(error);
    }
  };
}
