import type { DevicesPort } from '../core/notifications/devices-port';
import type { PopupEligibility } from '../core/onboarding/popup-eligibility';
import { Failure } from '../core/shared/failure';
import type { Device } from '../core/shell/device';

/** The service counts the prompts. The native app has its own prompt; unknown counts as no. */
export const popupEligibility = (devices: DevicesPort, device: Device): PopupEligibility => ({
  mayAsk: async () => {
    if (device.nativeApp) return false;
    const deviceType = device.ios ? 'app_ios' : 'app_android';
    try {
      const { showPopup } = await devices.checkPopup({ popupType: 'allow_notifications', deviceType });
      return showPopup;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return false;
    }
  },
});
