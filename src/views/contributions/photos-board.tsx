import { observer } from 'mobx-react-lite';
import { ownPhotosWords as words } from '../../core/contributions/own-photos-words';
import { OwnPhotosStore } from '../../stores/contributions/own-photos-store';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { Promises } from './promises';

export const PhotosBoard = observer(function PhotosBoard() {
  const { photos } = useStore(OwnPhotosStore).form.texts;
  return (
    <>
      <section className={css.score} aria-label={words.board}>
        <p>{words.board}</p>
        <output>{words.count(photos.filter(({ key }) => key !== '').length)}</output>
        <p>{words.boardNote}</p>
      </section>
      <Promises lines={words.promises} />
    </>
  );
});
