import { feedText } from '../../core/feed/text';
import type { Media } from '../../core/posts/post';
import { pictureChoices, pictureSizes } from '../../core/shared/picture-address';
import { Anchor } from '../kit/anchor';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './post-media.module.css';

interface PostMediaProps {
  readonly media: readonly Media[];
  /** Visible at once, so it loads first. */
  readonly eager: boolean;
  /** The page that shows all pictures uncropped. */
  readonly moreAt: string;
}

const SHOWN = 4;

/** Pictures, and a placeholder for a video: another site loads nothing before the user goes there. */
export const PostMedia = ({ media, eager, moreAt }: PostMediaProps) => (
  <div className={css.media} data-many={media.length > 1 || undefined}>
    {media
      .slice(0, SHOWN)
      .map((item) =>
        item.type === 'IMAGE' ? (
          <img
            key={item.fileKey}
            className={css.image}
            src={item.url}
            srcSet={pictureChoices(item.url)}
            sizes={pictureSizes(item)}
            alt={item.alt}
            width={item.width}
            height={item.height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
          />
        ) : (
          <VideoFront key={item.videoId} url={item.url} title={item.title} seed={item.videoId} />
        ),
      )}
    {media.length > SHOWN && <MorePictures count={media.length - SHOWN} href={moreAt} />}
  </div>
);

interface MorePicturesProps {
  readonly count: number;
  readonly href: string;
}

function MorePictures({ count, href }: MorePicturesProps) {
  const text = feedText.post;
  return (
    <Anchor className={css.more} href={href} aria-label={text.morePictures(count)}>
      +{count}
    </Anchor>
  );
}

interface VideoFrontProps {
  readonly url: string;
  readonly title: string;
  readonly seed: string;
}

function VideoFront({ url, title, seed }: VideoFrontProps) {
  const text = feedText.post;
  return (
    <a className={css.video} href={url} target="_blank" rel="ugc nofollow noopener noreferrer">
      <img
        className={css.ground}
        src={`/art/jaali/${seed}.svg`}
        alt=""
        width={640}
        height={360}
        loading="lazy"
      />
      <span className={css.play}>
        <Icon name="play" size="large" />
      </span>
      <span className={css.caption}>
        <b>
          <VisuallyHidden>{text.watch}</VisuallyHidden>
          <bdi>{title}</bdi>
        </b>
        <small>
          {text.videoHint}
          <Icon name="external-link" size="small" />
        </small>
      </span>
    </a>
  );
}
