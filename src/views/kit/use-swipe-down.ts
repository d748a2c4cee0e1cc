import { type RefCallback, type RefObject, useCallback, useRef } from 'react';

interface Pull {
  readonly from: number;
  readonly at: number;
}

/** A pull lets go past 30 % of the height, or faster than half a pixel a millisecond. */
export const letsGo = (pulled: number, height: number, milliseconds: number): boolean =>
  pulled > height * 0.3 || (pulled > 8 && pulled / Math.max(1, milliseconds) > 0.5);

/**
 * The sheet follows the finger on its handle and closes when it is pulled far or fast enough. The handle listens by
 * itself: in a built page React hears no pointers.
 */
export function useSwipeDown(
  sheet: RefObject<HTMLElement | null>,
  onClose: () => void,
): RefCallback<HTMLElement> {
  const pull = useRef<Pull>(undefined);
  return useCallback(
    (handle) => {
      const follow = (by: number | undefined) => {
        sheet.current?.toggleAttribute('data-pulled', by !== undefined);
        // The finger's place is no rule of a stylesheet; setting it here is not an attribute in the page's markup.
        sheet.current?.style.setProperty('translate', by === undefined ? '' : `0 ${Math.max(0, by)}px`);
      };
      const begin = (event: PointerEvent) => {
        pull.current = { from: event.clientY, at: event.timeStamp };
        handle?.setPointerCapture(event.pointerId);
      };
      const move = (event: PointerEvent) => {
        if (pull.current) follow(event.clientY - pull.current.from);
      };
      const stop = () => {
        pull.current = undefined;
        follow(undefined);
      };
      const end = (event: PointerEvent) => {
        const start = pull.current;
        if (!start) return;
        const height = sheet.current?.offsetHeight ?? 0;
        stop();
        if (letsGo(event.clientY - start.from, height, event.timeStamp - start.at)) onClose();
      };
      const gone = new AbortController();
      const { signal } = gone;
      handle?.addEventListener('pointerdown', begin, { signal });
      handle?.addEventListener('pointermove', move, { signal });
      handle?.addEventListener('pointerup', end, { signal });
      handle?.addEventListener('pointercancel', stop, { signal });
      return () => gone.abort();
    },
    [sheet, onClose],
  );
}
