import { postText as text } from '../../core/posts/comments-text';
import type { Media } from '../../core/posts/post';
import { pictureChoices, pictureSizes } from '../../core/shared/picture-address';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './whole-pictures.module.css';

/** The number of pictures likely to be visible early, so they load first. */
const FIRST = 2;
/** The maximum height set in the styles. */
const TALLEST = 1000;

/** Uncropped; each links to its file for viewing in full size. */
export function WholePictures({ media }: { readonly media: readonly Media[] }) {
  const all = media.flatMap((media) => (media.type === 'IMAGE' ? [media] : []));
  if (all.length === 0) return undefined;
  return (
    <div className={css.pictures}>
      {all.map(({ fileKey, url, alt, width, height }, index) => (
        <a key={fileKey} className={css.item} href={url} target="_blank" rel="noopener">
          <img
            className={css.image}
            src={url}
            srcSet={pictureChoices(url)}
            sizes={pictureSizes({ width, height }, TALLEST)}
            alt={alt}
            width={width}
            height={height}
            loading={index < FIRST ? 'eager' : 'lazy'}
            fetchPriority={index < FIRST ? 'high' : 'auto'}
            decoding="async"
          />
          <VisuallyHidden>{text.openPicture(index + 1)}</VisuallyHidden>
        </a>
      ))}
    </div>
  );
}
