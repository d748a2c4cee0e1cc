import { observer } from 'mobx-react-lite';
import { ownPhotosText as text } from '../../core/contributions/own-photos-text';
import { OwnPhotosStore } from '../../stores/contributions/own-photos-store';
import type { ScreenHandle } from '../shared/screen-module';
import { ContributionForm } from './contribution-form';
import { DeleteContribution } from './delete-contribution';
import { loaderOf, useRestoredDraft } from './form-loader';
import { PhotosBoard } from './photos-board';
import { PhotosFields } from './photos-fields';
import { PhotosThanks } from './photos-thanks';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export const loader = loaderOf(OwnPhotosStore);

export const Component = observer(function PhotoUploadScreen() {
  const form = useRestoredDraft(OwnPhotosStore);
  const { thanked } = form;
  if (thanked) return <PhotosThanks saved={thanked} />;
  return (
    <ContributionForm
      form={form}
      text={text}
      steps={[{ title: text.which, fields: <PhotosFields /> }]}
      board={<PhotosBoard />}
      undo={<DeleteContribution form={form} kind="PHOTOS" text={text.removeText} />}
    />
  );
});
