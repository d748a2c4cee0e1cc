import { interviewTexts } from '../../core/contributions/interview-form';
import type { OwnInterview } from '../../core/contributions/own-interview';
import { ownInterviewText as text } from '../../core/contributions/own-interview-text';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { OwnInterviewStore } from '../../stores/contributions/own-interview-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { InterviewPreview } from './interview-preview';
import { Thanks } from './thanks';

/** The next step after an interview is a photo. */
export function InterviewThanks({ saved }: { readonly saved: OwnInterview }) {
  const { again, choices } = useStore(OwnInterviewStore).form;
  const { companyName } = saved.interview;
  const path = pathTo('company-interviews', { urlName: saved.companyUrlName });
  const named = buildQuery([['CompanyName', companyName]]);
  return (
    <Thanks
      text={text.thanksText(companyName, saved.waiting)}
      given="interview"
      id={saved.id}
      company={companyName}
      again={{ label: text.again, begin: again }}
      published={<InterviewPreview texts={interviewTexts(saved.interview, choices)} />}
      shareable={{ title: text.shareTitle(companyName), path }}
    >
      {!saved.waiting && (
        <Button look="gold" icon="eye" href={path}>
          {text.view}
        </Button>
      )}
      <Button icon="camera" href={pathTo('photo-upload') + named}>
        {text.photo}
      </Button>
      <Button icon="star" href={pathTo('contribute-review') + named}>
        {text.review}
      </Button>
    </Thanks>
  );
}
