import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { NativeApp } from '../../core/shell/native-app';
import { NativeExtras } from '../../core/shell/native-extras';
import { type NativeRequest, NativeRequests } from '../../core/shell/native-requests';
import { NativeSheet } from '../../core/shell/native-sheet';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { RatingStore } from '../../stores/reviews/rating-store';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { useStore } from '../use-store';
import { goBack } from './go-back';
import { RatingDialog } from './rating-dialog';

/** Waits for the stores, which are in the same chunk. */
export function Part() {
  use(useStore(NativeExtras).load());
  return <NativeAppSync />;
}

/** Active on every page in the native app: follows the app's requests and sends messages to it. */
function NativeAppSync() {
  usePreferences();
  useSheet();
  return (
    <>
      <Pulling />
      <RatingDialog />
    </>
  );
}

function usePreferences(): void {
  const native = useStore(NativeApp);
  const preferences = useStore(NativeRequests);
  const rating = useStore(RatingStore);
  const connection = useStore(ConnectionStore);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useEffect(() => {
    const pulled = async () => {
      // When offline, the content already loaded stays readable.
      await connection.confirm();
      if (!connection.offline) await revalidate();
      native.post({ type: 'pullToRefresh', state: 'done' });
    };
    const follow = (request: NativeRequest): void => {
      switch (request.type) {
        case 'pullToRefresh':
          void pulled();
          break;
        case 'setAppRatingTimer':
          rating.setTimer(request.seconds);
          break;
        case 'pushNewPageInStack':
          void navigate(request.path);
          break;
        case 'goBackInPageStack':
          goBack(
            () => void navigate(-1),
            () => native.post({ type: 'goBackInPageStack' }),
          );
          break;
        default:
          request satisfies never;
      }
    };
    return preferences.subscribe(follow);
  }, [native, preferences, rating, connection, revalidate, navigate]);
}

function useSheet(): void {
  const sheet = useStore(NativeSheet);
  useEffect(() => sheet.stand(), [sheet]);
}

/** The feed handles pull-to-refresh itself, and it is off while an overlay is open. */
const Pulling = observer(function Pulling() {
  const native = useStore(NativeApp);
  const { screen, overlay } = useStore(ShellStore);
  const { current } = useStore(LoginPromptStore);
  const state = screen === 'home' || overlay || current ? 'off' : 'on';
  useEffect(() => native.post({ type: 'pullToRefresh', state }), [native, state]);
  return undefined;
});
