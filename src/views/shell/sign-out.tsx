import { observer } from 'mobx-react-lite';
import { useRevalidator } from 'react-router';
import { TabNews } from '../../core/session/tab-news';
import { FailureStore } from '../../stores/failure-store';
import { ShellStore } from '../../stores/shell-store';
import { SignOutStore } from '../../stores/sign-out-store';
import { ToastStore } from '../../stores/toast-store';
import { goOnAfter } from '../kit/go-on-after';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './drawer.module.css';
import { useLaterWords } from './use-later-words';

/** Ends the session and says so. */
export const SignOut = observer(function SignOut() {
  const words = useLaterWords();
  const leaving = useStore(SignOutStore);
  const news = useStore(TabNews);
  const shell = useStore(ShellStore);
  const toasts = useStore(ToastStore);
  const failures = useStore(FailureStore);
  const { revalidate } = useRevalidator();
  const signOut = async () => {
    try {
      const ended = await leaving.signOut();
      news.tell('signedOut');
      // What opened the drawer has gone with the session.
      await goOnAfter(
        '#main',
        () => true,
        async () => shell.close(),
      );
      toasts.show({ type: 'success', text1: ended === 'pending' ? words.signedOutHere : words.signedOut });
      await revalidate();
    } catch (error) {
      failures.log(error);
      toasts.show({ type: 'failure', text1: words.signOutFailed });
    }
  };
  return (
    <li>
      <button type="button" className={css.row} onClick={signOut}>
        <Icon name="log-out" />
        {words.drawer.signOut}
      </button>
    </li>
  );
});
