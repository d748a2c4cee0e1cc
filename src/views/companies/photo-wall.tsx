import type { Photo } from '../../core/companies/company';
import { companyText } from '../../core/companies/text';
import { pictureChoices } from '../../core/shared/picture-address';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Icon } from '../kit/icon';
import css from './photo-wall.module.css';

const text = companyText.photos;

interface PhotoWallProps {
  readonly company: string;
  readonly photos: readonly Photo[];
  readonly onOpen: (photo: Photo) => void;
}

/** Photos with their captions, the first one large, and a place for the reader's own. */
export const PhotoWall = ({ company, photos, onOpen }: PhotoWallProps) => (
  <ul className={css.wall}>
    {photos.map((photo, index) => (
      <li key={photo.id}>
        <button type="button" className={css.photo} data-printed="" onClick={() => onOpen(photo)}>
          <img
            src={photo.url}
            srcSet={pictureChoices(photo.url)}
            sizes={index === 0 ? '(width < 600px) 100vw, 600px' : '(width < 600px) 50vw, 320px'}
            alt={companyText.photoOf(photo.caption, company)}
            width={320}
            height={240}
            loading={index === 0 ? 'eager' : 'lazy'}
          />
          <span className={css.caption} aria-hidden="true" dir="auto">
            {photo.caption}
          </span>
        </button>
      </li>
    ))}
    <li>
      <Anchor href={pathTo('photo-upload') + buildQuery([['CompanyName', company]])} className={css.own}>
        <Icon name="camera" />
        <b>{text.add}</b>
        <small>{text.yours}</small>
      </Anchor>
    </li>
  </ul>
);
