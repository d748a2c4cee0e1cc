import { type RefCallback, type RefObject, useCallback, useRef } from 'react';

interface Pull {
  readonly from: number;
  readonly at: number;
}

/** True if pulled past 30 % of the height, or faster than half a pixel per millisecond. */
export const isSwipe = (pulled: number, height: number, milliseconds: number): boolean =>
  pulled > height * 0.3 || (pulled > 8 && pulled / Math.max(1, milliseconds) > 0.5);

/**
 * The sheet follows the finger on its handle and closes when pulled far or fast enough. Uses native listeners,
 * because React receives no pointer events in the production build.
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
        // Set through the CSSOM: unlike a style attribute in markup, the content policy allows it.
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
        if (isSwipe(event.clientY - start.from, height, event.timeStamp - start.at)) onClose();
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
