import { observer } from 'mobx-react-lite';
import { ownPhotosWords as words } from '../../core/own-photos/words';
import { OwnPhotosStore } from '../../stores/own-photos-store';
import { ContributionForm } from '../contribute/contribution-form';
import { loaderOf, useRecalled } from '../contribute/form-screen';
import { PhotosBoard } from '../contribute/photos-board';
import { PhotosFields } from '../contribute/photos-fields';
import { PhotosThanks } from '../contribute/photos-thanks';
import { TakeBack } from '../contribute/take-back';
import type { ScreenHandle } from '../shell/screen-module';

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export const loader = loaderOf(OwnPhotosStore);

/** The form, or what was just kept. */
export const Component = observer(function PhotoUploadScreen() {
  const form = useRecalled(OwnPhotosStore);
  const { thanked } = form;
  if (thanked) return <PhotosThanks kept={thanked} />;
  return (
    <ContributionForm
      form={form}
      words={words}
      board={<PhotosBoard />}
      undo={<TakeBack form={form} kind="PHOTOS" text={words.removeText} />}
    >
      <PhotosFields />
    </ContributionForm>
  );
});
