import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { companyText } from '../../core/companies/text';
import { videoLength } from '../../core/companies/video-length';
import { CompanyVideoStore } from '../../stores/companies/company-video-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './video-card.module.css';

const text = companyText.film;

/** The poster is ours, so the video host learns nothing about users who do not open the video. */
export const VideoCard = observer(function VideoCard() {
  const { video, expanded, toggle } = useStore(CompanyVideoStore);
  const id = useId();
  if (!video) return undefined;
  return (
    <Card padded className={css.card}>
      <h2 className={css.title}>{video.title}</h2>
      <div className={css.front}>
        <img src={video.posterUrl} alt="" width={640} height={360} loading="lazy" />
        <Button look="gold" icon="play" aria-expanded={expanded} aria-controls={id} onClick={toggle}>
          {expanded ? text.close : text.open(videoLength(video.seconds))}
        </Button>
      </div>
      <div id={id} hidden={!expanded}>
        <h3 className={css.message}>{text.keyPoints}</h3>
        <ul className={css.points}>
          {video.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <a className={css.watch} href={video.url} target="_blank" rel="nofollow noopener noreferrer">
          {text.watch}
          <Icon name="external-link" size="small" />
        </a>
        <p className={css.note}>{text.note}</p>
      </div>
    </Card>
  );
});
