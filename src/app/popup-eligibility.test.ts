import { expect, it } from 'vitest';
import type { DevicesPort, PopupQuestion } from '../core/notifications/devices-port';
import { Failure } from '../core/shared/failure';
import type { Device } from '../core/shell/device';
import { popupEligibility } from './popup-eligibility';

const phone = { nativeApp: false, ios: true, android: false } as Device;
const devices = (
  checkPopup: (question: PopupQuestion) => Promise<{ showPopup: boolean; popupCount: number }>,
) => ({ checkPopup }) as unknown as DevicesPort;

it.each([true, false])(
  '[R-431][R-686] the service decides whether the user may be asked again: %s',
  async (showPopup) => {
    const requests: PopupQuestion[] = [];
    const service = devices(async (question) => {
      requests.push(question);
      return { showPopup, popupCount: 1 };
    });
    expect(await popupEligibility(service, phone).mayAsk()).toBe(showPopup);
    expect(requests).toEqual([{ popupType: 'allow_notifications', deviceType: 'app_ios' }]);
  },
);

it('[R-431] an unknown eligibility counts as no, and the native app uses its own prompt', async () => {
  const failing = devices(() => Promise.reject(new Failure('offline', 'checkPopup', 0)));
  expect(await popupEligibility(failing, phone).mayAsk()).toBe(false);
  const yes = devices(async () => ({ showPopup: true, popupCount: 1 }));
  expect(await popupEligibility(yes, { ...phone, nativeApp: true } as Device).mayAsk()).toBe(false);
});
