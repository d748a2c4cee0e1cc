import { ContainerModule } from 'inversify';
import { BrowserFileHeads } from '../../../adapters/browser/browser-file-heads';
import { siteAmbience } from '../../../adapters/http/ambient';
import { companyClient, ownPhotos } from '../../../adapters/http/generated/company';
import { MemberTexts } from '../../../core/composer/member-texts';
import { FormLists } from '../../../core/contributions/form-lists';
import { OwnPhotosPort } from '../../../core/contributions/own-photos-port';
import { SubmitPhotos } from '../../../core/contributions/submit-photos';
import { CurrentSession } from '../../../core/login/current-session';
import { FileHeads } from '../../../core/shared/file-heads';
import { PictureUploads } from '../../../core/shared/picture-uploads';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { ContributionFeedback } from '../../../stores/contributions/contribution-feedback';
import { OwnPhotosStore } from '../../../stores/contributions/own-photos-store';
import { PhotosForm } from '../../../stores/contributions/photos-form';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { bindUploads } from '../composer/bind-uploads';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';
import { bindFormLists } from './bind-form-lists';

export const ownPhotosModule = new ContainerModule(({ bind, isBound }) => {
  bindFormLists({ bind, isBound });
  bind(OwnPhotosPort).toResolvedValue(
    (wire, device) => ownPhotos(companyClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(SubmitPhotos).toResolvedValue(
    (photos, texts, current) => new SubmitPhotos(photos, texts.forms, current),
    [OwnPhotosPort, MemberTexts, CurrentSession],
  );
  if (!isBound(PictureUploads)) bindUploads(bind);
  bind(FileHeads).toResolvedValue(() => new BrowserFileHeads(), []);
  bind(PhotosForm).toResolvedValue(
    (submission, lists, loginPrompts, toasts) =>
      new PhotosForm(submission, lists, new ContributionFeedback(loginPrompts, toasts)),
    [SubmitPhotos, FormLists, LoginPromptStore, ToastStore],
  );
  bind(OwnPhotosStore).toResolvedValue(
    (form, uploads, heads, random) => new OwnPhotosStore(form, uploads, heads, random),
    [PhotosForm, PictureUploads, FileHeads, Random],
  );
});
