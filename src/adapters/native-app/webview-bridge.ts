import type { NativeApp, NativeMessage } from '../../core/shell/native-app';

interface Hearing {
  postMessage(message: string): void;
}
/** Android puts an object of its own into the page; iOS has a handler of that name. */
interface Around {
  readonly HumkaarApp?: Hearing;
  readonly webkit?: { readonly messageHandlers?: { readonly HumkaarApp?: Hearing } };
}

/** The bridge of the app's webview. A message is one text. */
export const webviewBridge: NativeApp = {
  post(message: NativeMessage): void {
    const { HumkaarApp, webkit } = globalThis as Around;
    const app = HumkaarApp ?? webkit?.messageHandlers?.HumkaarApp;
    if (app) app.postMessage(JSON.stringify(message));
    // What no app puts on top takes the place of the page.
    else if (message.type === 'pushNewPageInStack') location.assign(message.url);
  },
};
