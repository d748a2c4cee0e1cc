import { observer } from 'mobx-react-lite';
import { ownPhotosText as text } from '../../core/contributions/own-photos-text';
import { OwnPhotosStore } from '../../stores/contributions/own-photos-store';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { Promises } from './promises';

export const PhotosBoard = observer(function PhotosBoard() {
  const { photos } = useStore(OwnPhotosStore).form.texts;
  return (
    <>
      <section className={css.score} aria-label={text.board}>
        <p>{text.board}</p>
        <output>{text.count(photos.filter(({ key }) => key !== '').length)}</output>
        <p>{text.boardNote}</p>
      </section>
      <Promises lines={text.promises} />
    </>
  );
});
