import { observer } from 'mobx-react-lite';
import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Virtualizer } from 'virtua';
import type { ChatGroup } from '../../core/chat/chat';
import {
  type ChatRow,
  latestFrom,
  latestStillFrom,
  type RowChat,
  rowsOf,
  splitRows,
} from '../../core/chat/rows';
import { chatText as text } from '../../core/chat/text';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { IconButton } from '../kit/icon-button';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useStore } from '../use-store';
import css from './message-log.module.css';
import { MessageReporting } from './message-reporting';
import { MessageRow } from './message-row';
import { OlderFailed } from './older-failed';

/** The number of messages on the first screen. */
const FIRST_LOOK = 30;
/** The height of a message of one or two lines; a good estimate avoids rendering rows out of view. */
const USUAL_HEIGHT = 64;
/** Scroll distance in pixels that counts as being at the end. */
const NEAR = 80;

/** Older browsers have no ResizeObserver: they render every row and scroll to new messages. */
const reportsSizes = () => typeof ResizeObserver === 'function';

/** False only on the server and during hydration; a chat that is opened later renders once. */
const NO_LISTENERS = () => () => undefined;
const isAlive = () => true;
const isNotAlive = () => false;

interface MessageLogProps {
  /** Undefined while the list of chats is missing. */
  readonly group: ChatGroup | undefined;
}

/** Newest message at the bottom. Before hydration it is a plain list of the last messages. */
export const MessageLog = observer(function MessageLog({ group }: MessageLogProps) {
  const { thread } = useStore(ChatThreadStore);
  const alive = useSyncExternalStore(NO_LISTENERS, isAlive, isNotAlive);
  const rows = useMemo(() => rowsOf(thread), [thread]);
  const chat = useRowChat(group);
  const last = thread.messages.at(-1);
  return (
    <MessageReporting className={css.frame} ofTwo={group?.kind === 'DIRECT'}>
      {rows.length === 0 ? (
        <p className={css.nothing}>{group?.status === 'BLOCKED' ? text.nothingBlocked : text.nothing}</p>
      ) : alive ? (
        <LiveLog group={group} chat={chat} rows={rows} />
      ) : (
        <div className={css.still}>
          <ol>
            {rows.slice(-FIRST_LOOK).map(({ key, ...row }) => (
              <li key={key}>
                <MessageRow {...row} chat={chat} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <div role="status">
        <VisuallyHidden>
          {last && !last.mine && `${last.author.name}: ${last.removed ? text.removed : last.text}`}
        </VisuallyHidden>
      </div>
    </MessageReporting>
  );
});

/** Excludes the unread count: it changes often and would re-render every message. */
function useRowChat(group: ChatGroup | undefined): RowChat | undefined {
  const { kind, peerReadNumber } = group ?? {};
  const profile = group?.alias.profile;
  return useMemo(() => kind && profile && { kind, profile, peerReadNumber }, [kind, profile, peerReadNumber]);
}

interface LiveLogProps extends MessageLogProps {
  readonly chat: RowChat | undefined;
  readonly rows: readonly ChatRow[];
}

/** Stays at the end if it is there; otherwise preserves the scroll position. */
const LiveLog = observer(function LiveLog({ group, chat, rows }: LiveLogProps) {
  const store = useStore(ChatThreadStore);
  const { fail } = useStore(ToastStore);
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [focusedKey, setFocusedKey] = useState<string>();
  const lastEnd = useRef(0);
  const { earlier, latest } = useParts(rows);
  const newest = store.thread.messages.at(-1)?.number;
  const toEnd = () => scroller.current?.scrollTo(0, scroller.current.scrollHeight);
  // A layout effect, so that the chat is at its end from the first frame.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !atEnd || !reportsSizes()) return;
    // New messages, a note above or a growing last row must not move the view away from the end.
    const sizes = new ResizeObserver(() => {
      // The user has scrolled up, but React has not rendered that yet.
      if (box.scrollTop + 1 < Math.min(lastEnd.current, box.scrollHeight - box.clientHeight)) return;
      box.scrollTo(0, box.scrollHeight);
      lastEnd.current = box.scrollTop;
    });
    for (const element of [box, ...box.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, [atEnd]);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && rows.length > 0 && atEnd && !reportsSizes()) box.scrollTop = box.scrollHeight;
  }, [rows, atEnd]);
  useEffect(() => {
    const seen = () => {
      if (atEnd && newest !== undefined && group?.status === 'ACTIVE' && !document.hidden)
        void store.markRead();
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [store, newest, atEnd, group?.status]);
  const moved = () => {
    const box = scroller.current;
    if (!box) return;
    const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (isAtEnd) lastEnd.current = box.scrollTop;
    setAtEnd(isAtEnd);
    if (box.scrollTop < NEAR && !store.earlier.failed) void store.older().catch(fail);
  };
  return (
    <>
      <div
        ref={scroller}
        className={css.scroller}
        role="log"
        aria-live="off"
        aria-label={text.log(group?.name ?? text.unlisted)}
        onScroll={moved}
        onFocus={({ target }) => setFocusedKey(target.closest<HTMLElement>('[data-row]')?.dataset.row)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
      >
        <div className={css.push} />
        {store.earlier.failed && <OlderFailed />}
        <div className={css.earlier}>
          <Earlier rows={earlier} chat={chat} scroller={scroller} focusedKey={focusedKey} />
        </div>
        <div>
          {latest.map(({ key, ...row }) => (
            <MessageRow key={key} {...row} chat={chat} />
          ))}
        </div>
      </div>
      {!atEnd && <IconButton className={css.toEnd} icon="arrow-down" label={text.toEnd} onClick={toEnd} />}
    </>
  );
});

function useParts(rows: readonly ChatRow[]) {
  const { messages } = useStore(ChatThreadStore).thread;
  const [from, setFrom] = useState(() => latestFrom(messages));
  const still = latestStillFrom(messages, from);
  if (still !== from) setFrom(still);
  return useMemo(() => splitRows(rows, still), [rows, still]);
}

interface EarlierProps {
  readonly rows: readonly ChatRow[];
  readonly chat: RowChat | undefined;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly focusedKey: string | undefined;
}

/**
 * Virtualised; until the latest messages have rendered, a placeholder reserves the space. The row with the focus and
 * its open menu stay rendered when they scroll out of view.
 */
const Earlier = observer(function Earlier({ rows, chat, scroller, focusedKey }: EarlierProps) {
  const { grewUpwards } = useStore(ChatThreadStore);
  const [isTime, setIsTime] = useState(false);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  // At once: rows that replaced a placeholder later would push the end out of view.
  if (!reportsSizes()) return rows.map(({ key, ...row }) => <MessageRow key={key} {...row} chat={chat} />);
  if (!isTime)
    return <svg className={css.room} aria-hidden="true" width="0" height={rows.length * USUAL_HEIGHT} />;
  const focusedIndex = rows.findIndex(({ key }) => key === focusedKey);
  return (
    <Virtualizer
      scrollRef={scroller}
      shift={grewUpwards}
      data={rows}
      itemSize={USUAL_HEIGHT}
      keepMounted={focusedIndex < 0 ? [] : [focusedIndex]}
    >
      {({ key, ...row }) => (
        <div key={key} data-row={key}>
          <MessageRow {...row} chat={chat} />
        </div>
      )}
    </Virtualizer>
  );
});
