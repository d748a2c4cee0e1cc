import type { NativeApp } from '../../core/shell/native-app';
import type { NativeSheet } from '../../core/shell/native-sheet';

/** A webview has no share sheet, so `navigator.share` is replaced with the app's. */
export const webviewSheet = (native: NativeApp): NativeSheet => ({
  stand: () => {
    const share = async ({ title = '', url = location.href }: ShareData) =>
      native.post({ type: 'share', title, url });
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    return () => Reflect.deleteProperty(navigator, 'share');
  },
});
