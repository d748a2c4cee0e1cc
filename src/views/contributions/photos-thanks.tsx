import type { OwnPhotos } from '../../core/contributions/own-photos';
import { ownPhotosText as text } from '../../core/contributions/own-photos-text';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { OwnPhotosStore } from '../../stores/contributions/own-photos-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { PhotosPreview } from './photos-preview';
import { Thanks } from './thanks';

/** The next step after photos is an interview. */
export function PhotosThanks({ saved }: { readonly saved: OwnPhotos }) {
  const { again } = useStore(OwnPhotosStore).form;
  const { companyName, photos } = saved.contribution;
  const path = pathTo('company-photos', { urlName: saved.companyUrlName });
  const named = buildQuery([['CompanyName', companyName]]);
  return (
    <Thanks
      text={text.thanksText(companyName, saved.waiting)}
      given="photo"
      id={saved.id}
      company={companyName}
      again={{ label: text.again, begin: again }}
      published={<PhotosPreview count={photos.length} photos={photos} />}
      shareable={{ title: text.shareTitle(companyName), path }}
    >
      <Button look="gold" icon="messages-square" href={pathTo('contribute-interview') + named}>
        {text.interview}
      </Button>
      {!saved.waiting && (
        <Button icon="eye" href={path}>
          {text.view}
        </Button>
      )}
      <Button icon="star" href={pathTo('contribute-review') + named}>
        {text.review}
      </Button>
    </Thanks>
  );
}
