import { type Device, MOBILE_WIDTH } from '../shell/device';
import type { LoginClient } from './login-port';

export const loginClientOf = (device: Device): LoginClient =>
  device.width() <= MOBILE_WIDTH ? 'pwa' : 'desktop';
