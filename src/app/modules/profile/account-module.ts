import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { ZipDownload } from '../../../adapters/browser/zip-download';
import { siteAmbience } from '../../../adapters/http/ambient';
import {
  accountClient,
  accountEnding,
  feedback,
  preferences,
  sessions,
} from '../../../adapters/http/generated/account';
import { blocks, chatClient } from '../../../adapters/http/generated/chat';
import { BlocksPort } from '../../../core/chat/blocks-port';
import { MemberTexts } from '../../../core/composer/member-texts';
import { SessionsPort } from '../../../core/login/sessions-port';
import { AccountEndingPort } from '../../../core/profile/account-ending-port';
import { Archive } from '../../../core/profile/archive';
import { DeletionDraft } from '../../../core/profile/deletion-draft';
import { FeedbackDraft } from '../../../core/profile/feedback-draft';
import { FeedbackPort } from '../../../core/profile/feedback-port';
import { PreferencesPort } from '../../../core/profile/preferences-port';
import { Device } from '../../../core/shell/device';
import { FeedbackStore } from '../../../stores/feed/feedback-store';
import { SessionsStore } from '../../../stores/login/sessions-store';
import { AccountStore } from '../../../stores/profile/account-store';
import { BlockedStore } from '../../../stores/profile/blocked-store';
import { PreferencesStore } from '../../../stores/profile/preferences-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

type Bind = ContainerModuleLoadOptions['bind'];

/** The zip code is loaded only when a user exports data. */
const zip = async (files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array<ArrayBuffer>> => {
  const { zipSync } = await import(/* webpackChunkName: "zip" */ 'fflate');
  return zipSync(files) as Uint8Array<ArrayBuffer>;
};

export const accountModule = new ContainerModule(({ bind }) => {
  bind(PreferencesPort).toResolvedValue(
    (wire, device) => preferences(accountClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(FeedbackPort).toResolvedValue(
    (wire, device) => feedback(accountClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(AccountEndingPort).toResolvedValue(
    (wire, device) => accountEnding(accountClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(SessionsPort).toResolvedValue(
    (wire, device) => sessions(accountClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(SessionsStore).toResolvedValue(
    (port, toasts) => new SessionsStore(port, toasts),
    [SessionsPort, ToastStore],
  );
  bind(BlocksPort).toResolvedValue(
    (wire, device) => blocks(chatClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(BlockedStore).toResolvedValue(
    (port, toasts) => new BlockedStore(port, toasts),
    [BlocksPort, ToastStore],
  );
  bind(PreferencesStore).toResolvedValue(
    (port, toasts) => new PreferencesStore(port, toasts),
    [PreferencesPort, ToastStore],
  );
  bind(FeedbackDraft).toResolvedValue((texts) => new FeedbackDraft(texts.forms), [MemberTexts]);
  bind(FeedbackStore).toResolvedValue(
    (port, toasts, saved) => new FeedbackStore(port, toasts, saved),
    [FeedbackPort, ToastStore, FeedbackDraft],
  );
  bindEnding(bind);
});

function bindEnding(bind: Bind): void {
  bind(Archive).toConstantValue(new ZipDownload(zip));
  bind(DeletionDraft).toResolvedValue((texts) => new DeletionDraft(texts.forms), [MemberTexts]);
  bind(AccountStore).toResolvedValue(
    (port, archive, draft, toasts) => new AccountStore(port, archive, draft, toasts),
    [AccountEndingPort, Archive, DeletionDraft, ToastStore],
  );
}
