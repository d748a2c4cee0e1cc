import type { Media } from '../../core/feed/post';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './post-media.module.css';
import { useFeedWords } from './use-feed-words';

interface PostMediaProps {
  readonly media: readonly Media[];
  /** In sight from the start, so it is fetched before the rest. */
  readonly eager: boolean;
}

/** The pictures of a post, and a front for its video: nothing of another site is loaded before one goes there. */
export const PostMedia = ({ media, eager }: PostMediaProps) => (
  <div className={css.media}>
    {media.map((item) =>
      item.type === 'IMAGE' ? (
        <img
          key={item.fileKey}
          className={css.image}
          src={item.url}
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
  </div>
);

interface VideoFrontProps {
  readonly url: string;
  readonly title: string;
  readonly seed: string;
}

function VideoFront({ url, title, seed }: VideoFrontProps) {
  const words = useFeedWords().post;
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
          <VisuallyHidden>{words.watch}</VisuallyHidden>
          <bdi>{title}</bdi>
        </b>
        <small>
          {words.videoHint}
          <Icon name="external-link" size="small" />
        </small>
      </span>
    </a>
  );
}
