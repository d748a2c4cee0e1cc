import { observer } from 'mobx-react-lite';
import { ownPhotosText as text } from '../../core/contributions/own-photos-text';
import { OwnPhotosStore } from '../../stores/contributions/own-photos-store';
import { useStore } from '../use-store';
import { PhotosPreview } from './photos-preview';
import { Promises } from './promises';

export const PhotosBoard = observer(function PhotosBoard() {
  const { photos } = useStore(OwnPhotosStore).form.texts;
  return (
    <>
      <PhotosPreview count={photos.filter(({ key }) => key !== '').length} />
      <Promises lines={text.promises} />
    </>
  );
});
