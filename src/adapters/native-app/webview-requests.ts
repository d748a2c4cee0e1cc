import type { NativeRequests } from '../../core/shell/native-requests';
import { readNativeRequest } from '../../core/shell/read-native-request';

/** Messages from the app are sent by the page itself, never by a frame, another window or another origin. */
const isFromApp = ({ source, origin }: MessageEvent): boolean =>
  source === window && origin === location.origin;

/** Each message is a single string. */
export const webviewRequests: NativeRequests = {
  subscribe: (listener) => {
    const listen = (event: MessageEvent) => {
      const request = isFromApp(event) ? readNativeRequest(event.data) : undefined;
      if (request) listener(request);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  },
};
