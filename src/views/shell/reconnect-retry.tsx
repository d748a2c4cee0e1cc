import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { FeedStore } from '../../stores/feed/feed-store';
import { SessionStore } from '../../stores/login/session-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { useStore } from '../use-store';

/** Retries failed loads when the connection is back, as the offline message promises. */
export const ReconnectRetry = observer(function RetryKeeper() {
  const connection = useStore(ConnectionStore);
  const { offline } = connection;
  const session = useStore(SessionStore);
  const feed = useStore(FeedStore);
  const { fail } = useStore(ToastStore);
  const { revalidate } = useRevalidator();
  const failed = useRouteLoaderData('screen') === undefined;
  const wasOffline = useRef(offline);
  useEffect(() => {
    // The device may report a connection that does not work.
    if (failed) void connection.confirm();
  }, [failed, connection]);
  useEffect(() => {
    const back = wasOffline.current && !offline;
    wasOffline.current = offline;
    if (!back) return;
    // A page opened offline knows little about the member, and the session may have ended meanwhile.
    void session.open();
    // A failed page is replaced only if it rerendered with the retry, and the response may come before the next
    // frame.
    if (failed) queueMicrotask(() => flushSync(() => void revalidate()));
    else if (feed.list.state === 'FAILURE') void feed.refresh().catch(fail);
  }, [offline, failed, feed, session, fail, revalidate]);
  return undefined;
});
