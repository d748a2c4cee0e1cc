import { buildQuery } from '../../core/navigation/query';
import { pathTo } from '../../core/navigation/screens';
import type { OwnReview } from '../../core/own-review/own-review';
import { ownReviewWords as words } from '../../core/own-review/words';
import { designationUrl } from '../../core/salaries/designation-url';
import { salaryFormPath } from '../../core/salary-report/form-path';
import { OwnReviewStore } from '../../stores/own-review-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { Thanks } from './thanks';

/** After a review comes the interview. */
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
