import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../stores/login/session-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { lazyPart } from '../shared/lazy-part';
import { useStore } from '../use-store';

const Line = lazyPart(() => import(/* webpackChunkName: "chat-module" */ './chat-connection'));

/** Only signed-in users have chats, so visitors do not load the chat code. */
export const ChatConnector = observer(function ChatKeeper() {
  const { signedIn } = useStore(SessionStore);
  const failures = useStore(FailureStore);
  return <Line show={signedIn} onFailed={(error) => failures.log(error)} />;
});
