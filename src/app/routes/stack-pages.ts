import { webviewBridge } from '../../adapters/native-app/webview-bridge';
import { stackedPage } from '../../views/shell/stacked-page';

/** The native app opens some screens on top of this one, so the page does not navigate. */
export function stackPages(): void {
  const press = (event: MouseEvent) => {
    const url = stackedPage(event);
    if (url === undefined) return;
    event.preventDefault();
    webviewBridge.post({ type: 'pushNewPageInStack', url });
  };
  document.addEventListener('click', press, true);
}
