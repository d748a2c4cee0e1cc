import type { NativeWishes } from '../../core/shell/native-wishes';
import { readWish } from '../../core/shell/read-wish';

/** The app's messages come from the page itself, never from a frame, another window or another origin. */
const isFromApp = ({ source, origin }: MessageEvent): boolean =>
  source === window && origin === location.origin;

/** Each message is a single string. */
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
