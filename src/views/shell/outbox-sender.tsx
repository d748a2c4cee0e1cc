import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { outboxText as text } from '../../core/composer/outbox-text';
import { OutboxPort, type Sent } from '../../core/posts/outbox-port';
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

/** A page that is never idle loads the offline code after this time. */
const AT_LATEST = 5000;
/** The network may be back without an event. */
const RETRY_EVERY = 15_000;

/** Sends queued writes as soon as the network may be back, and shows the author which writes the server refused. */
export const OutboxSender = observer(function OutboxKeeper() {
  const outbox = useStore(OutboxPort);
  const timers = useStore(Timers);
  const resolve = useResolve();
  const { offline } = useStore(ConnectionStore);
  const { profile } = useStore(SessionStore).session;
  const [waiting, setWaiting] = useState(false);
  useEffect(() => outbox.onCount((count) => setWaiting(count.waiting > 0)), [outbox]);
  useOfflineExtras();
  useEffect(() => outbox.onSent((sent) => settle(resolve, sent)), [outbox, resolve]);
  useEffect(() => {
    // Also after an account change or a logout: the outbox shows only the signed-in member's writes.
    if (!offline || profile === undefined) void outbox.wake();
  }, [outbox, profile, offline]);
  useEffect(() => {
    if (!waiting) return undefined;
    const onWake = () => void outbox.wake();
    addEventListener('online', onWake);
    const stop = timers.every(RETRY_EVERY, onWake);
    return () => {
      removeEventListener('online', onWake);
      stop();
    };
  }, [outbox, timers, waiting]);
  return undefined;
});

/** Loads the offline code for a member while the page is idle. */
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
    // Missing parts are requested again on the next page, or when they are needed.
    return whenIdle(() => void extras.load().catch(() => undefined), AT_LATEST);
  }, [extras, session.signedIn, offline]);
}

/** A sent vote shows the server's count; a refused or withdrawn vote shows its previous state. */
function settle(resolve: Resolve, sent: Sent): void {
  const { write } = sent;
  if (write.kind === 'vote') {
    const votes = resolve(VotingStore);
    if ('response' in sent) votes.receiveTally(sent.response as Tally);
    else votes.learn([write.vote]);
  }
  if (write.kind === 'ballot' && !('response' in sent)) resolve(BallotStore).forget(write.postId);
  if (!('refused' in sent)) return;
  const view = { linkText: text.view, onLinkClick: () => resolve(ShellStore).open('outbox') };
  resolve(ToastStore).show({
    type: 'failure',
    text1: text.refusedToast[write.kind],
    text2: sent.refused,
    props: view,
  });
}
