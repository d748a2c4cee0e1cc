import type { Device } from '../../core/shell/device';
import type { Wire } from '../http/runtime';

/** Calls of the site itself say so; those that speak for something else keep their own name. */
const OF_SITE = ['AB_WEB', 'AB_MSITE'];

/** Within the app's webview a call says which app it comes from. */
export function fromWebview(fetch: Wire['fetch'], device: Pick<Device, 'nativeApp' | 'ios'>): Wire['fetch'] {
  if (!device.nativeApp) return fetch;
  return (request) => {
    if (OF_SITE.includes(request.headers.get('systemid') ?? ''))
      request.headers.set('systemid', device.ios ? 'AB_IOS' : 'AB_ANDROID');
    return fetch(request);
  };
}
