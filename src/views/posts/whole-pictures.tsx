import { postWords as words } from '../../core/posts/comments-words';
import type { Media } from '../../core/posts/post';
import { pictureChoices, pictureSizes } from '../../core/shared/picture-address';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './whole-pictures.module.css';

/** So many are in sight soon enough to be fetched before the rest. */
const FIRST = 2;
/** As tall as the styles let a picture be. */
const TALLEST = 1000;

/** The pictures of a post, uncut. Each leads to its file, to be made as large as one likes. */
export function WholePictures({ media }: { readonly media: readonly Media[] }) {
  const all = media.flatMap((one) => (one.type === 'IMAGE' ? [one] : []));
  if (all.length === 0) return undefined;
  return (
    <div className={css.pictures}>
      {all.map(({ fileKey, url, alt, width, height }, at) => (
        <a key={fileKey} className={css.one} href={url} target="_blank" rel="noopener">
          <img
            className={css.image}
            src={url}
            srcSet={pictureChoices(url)}
            sizes={pictureSizes({ width, height }, TALLEST)}
            alt={alt}
            width={width}
            height={height}
            loading={at < FIRST ? 'eager' : 'lazy'}
            fetchPriority={at < FIRST ? 'high' : 'auto'}
            decoding="async"
          />
          <VisuallyHidden>{words.openPicture(at + 1)}</VisuallyHidden>
        </a>
      ))}
    </div>
  );
}
