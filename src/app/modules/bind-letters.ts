import type { ContainerModuleLoadOptions } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { letters, notificationClient } from '../../adapters/http/generated/notification';
import { LetterDraft } from '../../core/notifications/letter-draft';
import { LettersPort } from '../../core/notifications/letters-port';
import { CurrentSession } from '../../core/session/current-session';
import { Cookies } from '../../core/shared/cookies';
import { Device } from '../../core/shell/device';
import { TabStorage } from '../../core/shell/tab-storage';
import { LettersStore } from '../../stores/letters-store';
import { ToastStore } from '../../stores/toast-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** Where letters go. */
export function bindLetters(bind: ContainerModuleLoadOptions['bind']): void {
  bind(LettersPort).toResolvedValue(
    (wire, device) => letters(notificationClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(LetterDraft).toResolvedValue(
    (storage, current, cookies) => new LetterDraft(storage, current, cookies),
    [TabStorage, CurrentSession, Cookies],
  );
  bind(LettersStore).toResolvedValue(
    (port, toasts, kept) => new LettersStore(port, toasts, kept),
    [LettersPort, ToastStore, LetterDraft],
  );
}
