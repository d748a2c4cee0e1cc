import type { ContainerModuleLoadOptions } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { emails, notificationClient } from '../../../adapters/http/generated/notification';
import { MemberTexts } from '../../../core/composer/member-texts';
import { EmailAddressDraft } from '../../../core/notifications/email-address-draft';
import { EmailsPort } from '../../../core/notifications/emails-port';
import { Device } from '../../../core/shell/device';
import { EmailsStore } from '../../../stores/notifications/emails-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export function bindEmails(bind: ContainerModuleLoadOptions['bind']): void {
  bind(EmailsPort).toResolvedValue(
    (wire, device) => emails(notificationClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(EmailAddressDraft).toResolvedValue((texts) => new EmailAddressDraft(texts.forms), [MemberTexts]);
  bind(EmailsStore).toResolvedValue(
    (port, toasts, saved) => new EmailsStore(port, toasts, saved),
    [EmailsPort, ToastStore, EmailAddressDraft],
  );
}
