import { salaryFormPath } from '../../core/contributions/form-path';
import type { OwnReview } from '../../core/contributions/own-review';
import { ownReviewText as text } from '../../core/contributions/own-review-text';
import { reviewTexts } from '../../core/contributions/review-form';
import { designationUrl } from '../../core/shared/designation-url';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { OwnReviewStore } from '../../stores/contributions/own-review-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { ReviewPreview } from './review-preview';
import { Thanks } from './thanks';

/** The next step after a review is an interview. */
export function ReviewThanks({ saved }: { readonly saved: OwnReview }) {
  const { again, choices } = useStore(OwnReviewStore).form;
  const { companyName, jobProfile } = saved.review;
  const path = pathTo('company-reviews', { urlName: saved.companyUrlName });
  return (
    <Thanks
      text={text.thanksText(companyName, saved.waiting)}
      given="review"
      id={saved.id}
      company={companyName}
      again={{ label: text.again, begin: again }}
      published={<ReviewPreview texts={reviewTexts(saved.review, choices)} />}
      shareable={{ title: text.shareTitle(companyName), path }}
    >
      {!saved.waiting && (
        <Button
          look="gold"
          icon="eye"
          href={`${path}${buildQuery([['sort', 'newToOld']])}#review-${saved.id}`}
        >
          {text.view}
        </Button>
      )}
      <Button
        icon="messages-square"
        href={pathTo('contribute-interview') + buildQuery([['CompanyName', companyName]])}
      >
        {text.interview}
      </Button>
      <Button
        icon="indian-rupee"
        href={salaryFormPath({ company: companyName, designation: designationUrl(jobProfile) })}
      >
        {text.salary}
      </Button>
    </Thanks>
  );
}
