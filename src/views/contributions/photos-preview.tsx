import type { PhotoInput } from '../../core/contributions/own-photos';
import { ownPhotosText as text } from '../../core/contributions/own-photos-text';
import { pictureAddress } from '../../core/shared/uploaded-picture';
import css from './preview.module.css';

interface PhotosPreviewProps {
  readonly count: number;
  /** Once they are published. */
  readonly photos?: readonly PhotoInput[];
}

export const PhotosPreview = ({ count, photos }: PhotosPreviewProps) => (
  <section className={css.preview} aria-label={text.board}>
    <p>{text.board}</p>
    <output>{text.count(count)}</output>
    {photos ? (
      <ul className={css.photos}>
        {photos.map(({ key, caption }, index) => (
          <li key={key}>
            <img
              src={pictureAddress(key, 'medium')}
              alt={caption || text.item(index + 1)}
              width={320}
              height={240}
            />
          </li>
        ))}
      </ul>
    ) : (
      <p>{text.boardNote}</p>
    )}
  </section>
);
