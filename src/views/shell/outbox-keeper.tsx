import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { outboxWords as words } from '../../core/composer/outbox-words';
import { Postbox, type Sent } from '../../core/posts/postbox';
import type { Tally } from '../../core/posts/vote';
import { Timers } from '../../core/shared/timers';
import { OfflineExtras } from '../../core/shell/offline-extras';
import { SessionStore } from '../../stores/login/session-store';
import { BallotStore } from '../../stores/posts/ballot-store';
import { VotingStore } from '../../stores/posts/voting-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { whenIdle } from '../shared/when-idle';
import { type Resolve, useResolve, useStore } from '../use-store';

/** A page that is never idle gets ready after this time all the same. */
const AT_LATEST = 5000;
/** The network may be back although no event says so. */
const RETRY_EVERY = 15_000;

/** Sends what waits whenever there may be a network again, and tells the author when the server refused something. */
export const OutboxKeeper = observer(function OutboxKeeper() {
  const postbox = useStore(Postbox);
  const timers = useStore(Timers);
  const resolve = useResolve();
  const { offline } = useStore(ConnectionStore);
  const { profile } = useStore(SessionStore).session;
  const [waiting, setWaiting] = useState(false);
  useEffect(() => postbox.onCount((count) => setWaiting(count.waiting > 0)), [postbox]);
  useOfflineExtras();
  useEffect(() => postbox.onSent((sent) => settle(resolve, sent)), [postbox, resolve]);
  useEffect(() => {
    // Also on another account or none: what is shown belongs to the signed-in member alone.
    if (!offline || profile === undefined) void postbox.wake();
  }, [postbox, profile, offline]);
  useEffect(() => {
    if (!waiting) return undefined;
    const wake = () => void postbox.wake();
    addEventListener('online', wake);
    const stop = timers.every(RETRY_EVERY, wake);
    return () => {
      removeEventListener('online', wake);
      stop();
    };
  }, [postbox, timers, waiting]);
  return undefined;
});

/** While the page is idle a member's page gets ready for a time without a network. */
function useOfflineExtras(): void {
  const extras = useStore(OfflineExtras);
  const { offline } = useStore(ConnectionStore);
  const session = useStore(SessionStore);
  const left = !session.signedIn && session.errorCode === undefined;
  useEffect(() => {
    if (left) extras.forget();
  }, [extras, left]);
  useEffect(() => {
    if (!session.signedIn || offline) return undefined;
    // Whatever is missing is asked for again on the next page, or when it is needed.
    return whenIdle(() => void extras.load().catch(() => undefined), AT_LATEST);
  }, [extras, session.signedIn, offline]);
}

/** A vote shows what the server counted; one that was refused or taken back shows again what it was. */
function settle(resolve: Resolve, sent: Sent): void {
  const { write } = sent;
  if (write.kind === 'vote') {
    const votes = resolve(VotingStore);
    if ('answer' in sent) votes.hear(sent.answer as Tally);
    else votes.learn([write.vote]);
  }
  if (write.kind === 'ballot' && !('answer' in sent)) resolve(BallotStore).forget(write.postId);
  if (!('refused' in sent)) return;
  const view = { linkText: words.view, onLinkClick: () => resolve(ShellStore).open('outbox') };
  resolve(ToastStore).show({
    type: 'failure',
    text1: words.refusedToast[write.kind],
    text2: sent.refused,
    props: view,
  });
}
