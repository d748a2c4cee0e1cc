import { type PointerEvent, type RefObject, useRef } from 'react';

interface Pull {
  readonly from: number;
  readonly at: number;
}

/** A pull lets go past 30 % of the height, or faster than half a pixel a millisecond. */
export const letsGo = (pulled: number, height: number, milliseconds: number): boolean =>
  pulled > height * 0.3 || (pulled > 8 && pulled / Math.max(1, milliseconds) > 0.5);

/** The sheet follows the finger on its handle and closes when it is pulled far or fast enough. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const pull = useRef<Pull>(undefined);

  const follow = (by: number | undefined) => {
    sheet.current?.toggleAttribute('data-pulled', by !== undefined);
    // The finger's place is no rule of a stylesheet; setting it here is not an attribute in the page's markup.
    sheet.current?.style.setProperty('translate', by === undefined ? '' : `0 ${Math.max(0, by)}px`);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      pull.current = { from: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (pull.current) follow(event.clientY - pull.current.from);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = pull.current;
      if (!start) return;
      pull.current = undefined;
      const height = sheet.current?.offsetHeight ?? 0;
      follow(undefined);
      if (letsGo(event.clientY - start.from, height, event.timeStamp - start.at)) onClose();
    },
    onPointerCancel: () => {
      pull.current = undefined;
      follow(undefined);
    },
  };
}
