import type { OwnInterview } from '../../core/contributions/own-interview';
import { ownInterviewWords as words } from '../../core/contributions/own-interview-words';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { OwnInterviewStore } from '../../stores/contributions/own-interview-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { Thanks } from './thanks';

/** The next step after an interview is a photo. */
export function InterviewThanks({ kept }: { readonly kept: OwnInterview }) {
  const { again } = useStore(OwnInterviewStore).form;
  const { companyName } = kept.interview;
  const named = buildQuery([['CompanyName', companyName]]);
  return (
    <Thanks
      text={words.thanksText(companyName)}
      given="interview"
      company={companyName}
      again={{ label: words.again, begin: again }}
    >
      <Button look="gold" icon="eye" href={pathTo('company-interviews', { urlName: kept.companyUrlName })}>
        {words.view}
      </Button>
      <Button icon="camera" href={pathTo('photo-upload') + named}>
        {words.photo}
      </Button>
      <Button icon="star" href={pathTo('contribute-review') + named}>
        {words.review}
      </Button>
    </Thanks>
  );
}
