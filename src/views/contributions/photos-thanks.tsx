import type { OwnPhotos } from '../../core/contributions/own-photos';
import { ownPhotosWords as words } from '../../core/contributions/own-photos-words';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { OwnPhotosStore } from '../../stores/contributions/own-photos-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { Thanks } from './thanks';

/** The next step after photos is an interview. */
export function PhotosThanks({ kept }: { readonly kept: OwnPhotos }) {
  const { again } = useStore(OwnPhotosStore).form;
  const { companyName } = kept.given;
  const named = buildQuery([['CompanyName', companyName]]);
  return (
    <Thanks
      text={words.thanksText(companyName)}
      given="photo"
      company={companyName}
      again={{ label: words.again, begin: again }}
    >
      <Button look="gold" icon="messages-square" href={pathTo('contribute-interview') + named}>
        {words.interview}
      </Button>
      <Button icon="eye" href={pathTo('company-photos', { urlName: kept.companyUrlName })}>
        {words.view}
      </Button>
      <Button icon="star" href={pathTo('contribute-review') + named}>
        {words.review}
      </Button>
    </Thanks>
  );
}
