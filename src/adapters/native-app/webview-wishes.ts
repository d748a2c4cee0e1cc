import type { NativeWishes } from '../../core/shell/native-wishes';
import { readWish } from '../../core/shell/read-wish';

/** The app speaks as the page itself; a frame in it, a window beside it or another site never do. */
const isFromApp = ({ source, origin }: MessageEvent): boolean =>
  source === window && origin === location.origin;

/** Wishes come as messages, each one text. */
export const webviewWishes: NativeWishes = {
  hear: (told) => {
    const listen = (event: MessageEvent) => {
      const wish = isFromApp(event) ? readWish(event.data) : undefined;
      if (wish) told(wish);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  },
};
