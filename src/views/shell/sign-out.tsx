import { observer } from 'mobx-react-lite';
import { useRevalidator } from 'react-router';
import { Device, MOBILE_WIDTH } from '../../core/shell/device';
import { FailureStore } from '../../stores/failure-store';
import { SessionStore } from '../../stores/session-store';
import { ShellStore } from '../../stores/shell-store';
import { ToastStore } from '../../stores/toast-store';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './drawer.module.css';
import { useWords } from './use-words';

/** Ends the session and says so. */
export const SignOut = observer(function SignOut() {
  const words = useWords();
  const session = useStore(SessionStore);
  const shell = useStore(ShellStore);
  const toasts = useStore(ToastStore);
  const failures = useStore(FailureStore);
  const device = useStore(Device);
  const { revalidate } = useRevalidator();
  const signOut = async () => {
    try {
      await session.signOut(device.width() <= MOBILE_WIDTH ? 'pwa' : 'desktop');
      shell.close();
      toasts.show({ type: 'success', text1: words.signedOut });
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
