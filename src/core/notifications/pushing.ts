import type { DevicesPort } from './devices-port';
import type { WebPush } from './web-push';

/** Combines the browser's push permission with the server's device registration. */
export abstract class Pushing {
  abstract readonly push: WebPush;
  abstract readonly devices: DevicesPort;
}
