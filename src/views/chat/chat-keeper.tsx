import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../stores/login/session-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { lazyPart } from '../shared/lazy-part';
import { useStore } from '../use-store';

const Line = lazyPart(() => import(/* webpackChunkName: "chat-module" */ './chat-line'));

/** Only somebody who is signed in has chats, so only they fetch what it takes. */
export const ChatKeeper = observer(function ChatKeeper() {
  const { signedIn } = useStore(SessionStore);
  const failures = useStore(FailureStore);
  return <Line show={signedIn} onFailed={(error) => failures.log(error)} />;
});
