import type { Device } from '../../core/shell/device';
import type { Wire } from '../http/runtime';

/** Requests of the site itself get the app's name; other surfaces keep their system id. */
const OF_SITE = ['AB_WEB', 'AB_MSITE'];

/** Requests from the app's webview name the app they come from. */
export function fromWebview(fetch: Wire['fetch'], device: Pick<Device, 'nativeApp' | 'ios'>): Wire['fetch'] {
  if (!device.nativeApp) return fetch;
  return (request) => {
    if (OF_SITE.includes(request.headers.get('systemid') ?? ''))
      request.headers.set('systemid', device.ios ? 'AB_IOS' : 'AB_ANDROID');
    return fetch(request);
  };
}
