import { salaryFormPath } from '../../core/contributions/form-path';
import type { OwnReview } from '../../core/contributions/own-review';
import { ownReviewWords as words } from '../../core/contributions/own-review-words';
import { designationUrl } from '../../core/shared/designation-url';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { OwnReviewStore } from '../../stores/contributions/own-review-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { Thanks } from './thanks';

/** The next step after a review is an interview. */
export function ReviewThanks({ kept }: { readonly kept: OwnReview }) {
  const { again } = useStore(OwnReviewStore).form;
  const { companyName, jobProfile } = kept.review;
  const path = pathTo('company-reviews', { urlName: kept.companyUrlName });
  return (
    <Thanks
      text={words.thanksText(companyName)}
      given="review"
      company={companyName}
      again={{ label: words.again, begin: again }}
    >
      <Button look="gold" icon="eye" href={`${path}${buildQuery([['sort', 'newToOld']])}#review-${kept.id}`}>
        {words.view}
      </Button>
      <Button
        icon="messages-square"
        href={pathTo('contribute-interview') + buildQuery([['CompanyName', companyName]])}
      >
        {words.interview}
      </Button>
      <Button
        icon="indian-rupee"
        href={salaryFormPath({ company: companyName, designation: designationUrl(jobProfile) })}
      >
        {words.salary}
      </Button>
    </Thanks>
  );
}
