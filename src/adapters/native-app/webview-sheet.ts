import type { NativeApp } from '../../core/shell/native-app';
import type { NativeSheet } from '../../core/shell/native-sheet';

/** A webview has no sheet of its own, so whatever shares on a page meets the app's in its place. */
export const webviewSheet = (native: NativeApp): NativeSheet => ({
  stand: () => {
    const share = async ({ title = '', url = location.href }: ShareData) =>
      native.post({ type: 'share', title, url });
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    return () => Reflect.deleteProperty(navigator, 'share');
  },
});
