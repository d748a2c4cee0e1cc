import { type RefObject, useEffect, useRef } from 'react';
import type { ChatGroup } from '../../core/chat/chat';
import { chatPath } from '../../core/chat/chat-place';
import type { ChatList } from '../../core/chat/groups';

/** Moves the focus when its element disappears: into the opened chat, and back to its list entry or the list. */
export function useMovedFocus(
  list: ChatList,
  group: ChatGroup | undefined,
): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const open = group?.id;
  const sight = `${list} ${open} ${group?.status === 'REQUESTED'}`;
  const before = useRef({ sight, open });
  useEffect(() => {
    const left = before.current;
    before.current = { sight, open };
    if (left.sight === sight || !isLost(document.activeElement)) return;
    const find = (label: string) => board.current?.querySelector<HTMLElement>(label);
    const entry = left.open && find(`a[href="${chatPath({ list, chat: left.open })}"]`);
    const goal = open === undefined ? entry || find('nav') : find('section h2');
    goal?.focus({ preventScroll: open !== undefined });
  }, [sight, list, open]);
  return board;
}

const isLost = (element: Element | null): boolean =>
  element === null || element === document.body || element.getClientRects().length === 0;
