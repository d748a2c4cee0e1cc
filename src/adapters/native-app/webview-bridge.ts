import type { NativeApp, NativeMessage } from '../../core/shell/native-app';

interface BridgeListener {
  postMessage(message: string): void;
}
/** Android adds an object to the page; iOS has a message handler of the same name. */
interface Around {
  readonly HumkaarApp?: BridgeListener;
  readonly webkit?: { readonly messageHandlers?: { readonly HumkaarApp?: BridgeListener } };
}

/** A message is a single string. */
export const webviewBridge: NativeApp = {
  post(message: NativeMessage): void {
    const { HumkaarApp, webkit } = globalThis as Around;
    const app = HumkaarApp ?? webkit?.messageHandlers?.HumkaarApp;
    if (app) app.postMessage(JSON.stringify(message));
    // Without a native app the new page replaces the current one.
    else if (message.type === 'pushNewPageInStack') location.assign(message.url);
  },
};
