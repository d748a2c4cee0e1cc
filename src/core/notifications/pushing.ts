import type { DevicesPort } from './devices-port';
import type { WebPush } from './web-push';

/** Where what the browser allows and what the server needs come together. */
export abstract class Pushing {
  abstract readonly push: WebPush;
  abstract readonly devices: DevicesPort;
}
