import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../stores/login/session-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { lazyPart } from '../shared/lazy-part';
import { useStore } from '../use-store';

const Keeper = lazyPart(() => import(/* webpackChunkName: "notifications" */ './notification-sync'));

/** Only signed-in users get notifications, so visitors do not load the code. */
export const Notices = observer(function Notices() {
  const { signedIn } = useStore(SessionStore);
  const failures = useStore(FailureStore);
  return <Keeper show={signedIn} onFailed={(error) => failures.log(error)} />;
});
