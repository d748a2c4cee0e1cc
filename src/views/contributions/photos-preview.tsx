import { ownPhotosText as text } from '../../core/contributions/own-photos-text';
import css from './preview.module.css';

export const PhotosPreview = ({ count }: { readonly count: number }) => (
  <section className={css.preview} aria-label={text.board}>
    <p>{text.board}</p>
    <output>{text.count(count)}</output>
    <p>{text.boardNote}</p>
  </section>
);
