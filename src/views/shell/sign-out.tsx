import { observer } from 'mobx-react-lite';
import { SignOutStore } from '../../stores/login/sign-out-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { Icon } from '../kit/icon';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';
import css from './drawer.module.css';

export const SignOut = observer(function SignOut() {
  const text = useDeferredText();
  const leaving = useStore(SignOutStore);
  const toasts = useStore(ToastStore);
  const failures = useStore(FailureStore);
  const signOut = async () => {
    try {
      await leaving.signOut({ ended: { text: text.signedOut }, pending: { text: text.signedOutHere } });
    } catch (error) {
      failures.log(error);
      toasts.show({ type: 'failure', text1: text.signOutFailed });
    }
  };
  return (
    <li>
      <button type="button" className={css.row} onClick={signOut}>
        <Icon name="log-out" />
        {text.drawer.signOut}
      </button>
    </li>
  );
});
