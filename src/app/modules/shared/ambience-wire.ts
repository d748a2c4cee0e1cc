import { type Ambience, ambient, type Screen } from '../../../adapters/http/ambient';
import type { Wire } from '../../../adapters/http/runtime';
import { type Device, PHONE_WIDTH } from '../../../core/shell/device';

/** The wire with headers that describe the kind of page. */
export const withAmbience =
  (wire: Wire, ambience: (screen: Screen) => Ambience) =>
  (device: Device): Wire => ({
    ...wire,
    middleware: [...(wire.middleware ?? []), ambient(() => ambience(screenOf(device)))],
  });

export const screenOf = (device: Device): Screen => (device.width() <= PHONE_WIDTH ? 'small' : 'large');
