import { observer } from 'mobx-react-lite';
import { SignOutStore } from '../../stores/login/sign-out-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { Icon } from '../kit/icon';
import { useLaterWords } from '../shared/use-later-words';
import { useStore } from '../use-store';
import css from './drawer.module.css';

export const SignOut = observer(function SignOut() {
  const words = useLaterWords();
  const leaving = useStore(SignOutStore);
  const toasts = useStore(ToastStore);
  const failures = useStore(FailureStore);
  const signOut = async () => {
    try {
      await leaving.signOut({ ended: { text: words.signedOut }, pending: { text: words.signedOutHere } });
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
