import type { ContainerModuleLoadOptions } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { letters, notificationClient } from '../../../adapters/http/generated/notification';
import { MemberTexts } from '../../../core/composer/member-texts';
import { LetterDraft } from '../../../core/notifications/letter-draft';
import { LettersPort } from '../../../core/notifications/letters-port';
import { Device } from '../../../core/shell/device';
import { LettersStore } from '../../../stores/notifications/letters-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { SITE_WIRE } from '../shared/site-wire';
import { speaking } from '../shared/speaking';

export function bindLetters(bind: ContainerModuleLoadOptions['bind']): void {
  bind(LettersPort).toResolvedValue(
    (wire, device) => letters(notificationClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(LetterDraft).toResolvedValue((texts) => new LetterDraft(texts.forms), [MemberTexts]);
  bind(LettersStore).toResolvedValue(
    (port, toasts, kept) => new LettersStore(port, toasts, kept),
    [LettersPort, ToastStore, LetterDraft],
  );
}
