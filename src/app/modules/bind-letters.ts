import type { ContainerModuleLoadOptions } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { letters, notificationClient } from '../../adapters/http/generated/notification';
import { MemberTexts } from '../../core/drafts/member-texts';
import { LetterDraft } from '../../core/notifications/letter-draft';
import { LettersPort } from '../../core/notifications/letters-port';
import { Device } from '../../core/shell/device';
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
  bind(LetterDraft).toResolvedValue((texts) => new LetterDraft(texts.forms), [MemberTexts]);
  bind(LettersStore).toResolvedValue(
    (port, toasts, kept) => new LettersStore(port, toasts, kept),
    [LettersPort, ToastStore, LetterDraft],
  );
}
