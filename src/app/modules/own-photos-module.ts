import { ContainerModule } from 'inversify';
import { BrowserFileHeads } from '../../adapters/browser/browser-file-heads';
import { siteAmbience } from '../../adapters/http/ambient';
import { companyClient, ownPhotos } from '../../adapters/http/generated/company';
import { MemberTexts } from '../../core/drafts/member-texts';
import { FairPayPort } from '../../core/fair-pay/fair-pay-port';
import { FileHeads } from '../../core/media/file-heads';
import { PictureUploads } from '../../core/media/picture-uploads';
import { OwnPhotosPort } from '../../core/own-photos/own-photos-port';
import { PhotosTelling } from '../../core/own-photos/photos-telling';
import { CurrentSession } from '../../core/session/current-session';
import { Random } from '../../core/shared/random';
import { Device } from '../../core/shell/device';
import { GateStore } from '../../stores/gate-store';
import { OwnPhotosStore } from '../../stores/own-photos-store';
import { PhotosForm } from '../../stores/photos-form';
import { ToastStore } from '../../stores/toast-store';
import { bindUploads } from './bind-uploads';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What the form photos are given in needs beside the names of employers. */
export const ownPhotosModule = new ContainerModule(({ bind, isBound }) => {
  bind(OwnPhotosPort).toResolvedValue(
    (wire, device) => ownPhotos(companyClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(PhotosTelling).toResolvedValue(
    (photos, texts, current) => new PhotosTelling(photos, texts.forms, current),
    [OwnPhotosPort, MemberTexts, CurrentSession],
  );
  if (!isBound(PictureUploads)) bindUploads(bind);
  bind(FileHeads).toResolvedValue(() => new BrowserFileHeads(), []);
  bind(PhotosForm).toResolvedValue(
    (telling, lists, gates, toasts) => new PhotosForm({ telling, lists, gates, toasts }),
    [PhotosTelling, FairPayPort, GateStore, ToastStore],
  );
  bind(OwnPhotosStore).toResolvedValue(
    (form, uploads, heads, random) => new OwnPhotosStore(form, uploads, heads, random),
    [PhotosForm, PictureUploads, FileHeads, Random],
  );
});
