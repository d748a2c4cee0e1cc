import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { ChatGroup } from '../../core/chat/chat';
import { type ChatRow, rowsOf } from '../../core/chat/rows';
import { chatWords as words } from '../../core/chat/words';
import { ChatThreadStore } from '../../stores/chat-thread-store';
import { IconButton } from '../kit/icon-button';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useStore } from '../use-store';
import css from './message-log.module.css';
import { MessageRow } from './message-row';

/** As many as a first look holds. */
const FIRST_LOOK = 30;
/** A message of one or two lines: with a good guess hardly a row is drawn that is not in sight. */
const USUAL_HEIGHT = 64;
/** So near to an end counts as being there. */
const NEAR = 80;

/** Only while a page of the server comes to life is it not alive yet; a chat that is opened later is drawn once. */
const NOTHING_TO_HEAR = () => () => undefined;
const isAlive = () => true;
const isNotAlive = () => false;

/** What was said, the newest at the bottom. Before the page is alive it is a plain list of the last messages. */
export const MessageLog = observer(function MessageLog({ group }: { readonly group: ChatGroup }) {
  const { thread } = useStore(ChatThreadStore);
  const alive = useSyncExternalStore(NOTHING_TO_HEAR, isAlive, isNotAlive);
  const rows = rowsOf(thread);
  const last = thread.messages.at(-1);
  return (
    <div className={css.frame}>
      {rows.length === 0 ? (
        <p className={css.nothing}>{group.status === 'BLOCKED' ? words.nothingBlocked : words.nothing}</p>
      ) : alive ? (
        <LiveLog group={group} rows={rows} />
      ) : (
        <div className={css.still}>
          <ol>
            {rows.slice(-FIRST_LOOK).map((row) => (
              <li key={row.key}>
                <MessageRow row={row} group={group} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <div role="status">
        <VisuallyHidden>
          {last && !last.mine && `${last.author.name}: ${last.removed ? words.removed : last.text}`}
        </VisuallyHidden>
      </div>
    </div>
  );
});

interface LiveLogProps {
  readonly group: ChatGroup;
  readonly rows: readonly ChatRow[];
}

/** Draws what is in sight of however many messages. It stays at the end when it is there, and where it is when it is not. */
const LiveLog = observer(function LiveLog({ group, rows }: LiveLogProps) {
  const store = useStore(ChatThreadStore);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const [atEnd, setAtEnd] = useState(true);
  const count = rows.length;
  const newest = store.thread.messages.at(-1)?.number;
  useLayoutEffect(() => {
    if (atEnd && count > 0) list.current?.scrollToIndex(count - 1, { align: 'end' });
  }, [count, atEnd]);
  useEffect(() => {
    const box = scroller.current;
    if (!box || !atEnd) return;
    // A note above takes room, or the last row grows: whoever is at the end stays there.
    const sizes = new ResizeObserver(() => box.scrollTo(0, box.scrollHeight));
    for (const element of [box, ...box.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, [atEnd]);
  useEffect(() => {
    const seen = () => {
      if (atEnd && newest !== undefined && group.status === 'ACTIVE' && !document.hidden)
        void store.markRead();
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [store, newest, atEnd, group.status]);
  const moved = (offset: number) => {
    const box = scroller.current;
    if (!box) return;
    setAtEnd(box.scrollHeight - offset - box.clientHeight < NEAR);
    if (offset < NEAR) void store.older();
  };
  return (
    <>
      <div
        ref={scroller}
        className={css.scroller}
        role="log"
        aria-live="off"
        aria-label={words.log(group.name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
      >
        <div className={css.push} />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          shift={store.grewUpwards}
          onScroll={moved}
          data={rows}
          itemSize={USUAL_HEIGHT}
        >
          {(row) => <MessageRow key={row.key} row={row} group={group} />}
        </Virtualizer>
      </div>
      {!atEnd && (
        <IconButton
          className={css.toEnd ?? ''}
          icon="arrow-down"
          label={words.toEnd}
          onClick={() => list.current?.scrollToIndex(count - 1, { align: 'end' })}
        />
      )}
    </>
  );
});
