import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { TabNews } from '../../core/session/tab-news';
import { InFlight } from '../../core/shell/in-flight';
import { AppLoadStore } from '../../stores/app-load-store';
import { SessionStore } from '../../stores/session-store';
import { ShellStore } from '../../stores/shell-store';
import { ToastStore } from '../../stores/toast-store';
import { useStore } from '../use-store';
import { useLaterWords } from './use-later-words';

/** All tabs agree on who looks at them. */
export const SessionKeeper = observer(function SessionKeeper() {
  const news = useStore(TabNews);
  const session = useStore(SessionStore);
  const calls = useStore(InFlight);
  const { revalidate } = useRevalidator();
  useAppLoad();
  useEffect(
    () =>
      news.hear((told) => {
        // What was read for the one before is nobody's any more.
        calls.cancel();
        const seen = told === 'signedIn' ? session.open() : Promise.resolve(session.forget());
        void seen.then(revalidate);
      }),
    [news, session, calls, revalidate],
  );
  return undefined;
});

/** Says once that one is signed in, here and to the other tabs. */
function useAppLoad(): void {
  const load = useStore(AppLoadStore);
  const news = useStore(TabNews);
  const toasts = useStore(ToastStore);
  const words = useLaterWords();
  const { pageName } = useStore(ShellStore);
  useEffect(() => {
    if (!load.run(pageName)) return;
    news.tell('signedIn');
    toasts.show({ type: 'success', text1: words.signedInAgain });
  }, [load, news, toasts, words, pageName]);
}
