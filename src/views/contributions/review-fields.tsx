import { observer } from 'mobx-react-lite';
import { MAX_CHARACTERS, MAX_TITLE_LENGTH } from '../../core/contributions/own-review';
import { ownReviewText as copy } from '../../core/contributions/own-review-text';
import { RATED, ratingField } from '../../core/contributions/review-form';
import { EMPLOYMENTS, WORK_MODES } from '../../core/reviews/review';
import { OwnReviewStore } from '../../stores/contributions/own-review-store';
import { Field } from '../kit/field';
import { LimitedArea } from '../kit/limited-area';
import { TextInput } from '../kit/text-input';
import tool from '../kit/tool.module.css';
import { CheckRow } from '../shared/check-row';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { fieldMessage } from './form-loader';
import { JobFields, OpenChoice } from './job-fields';
import { OpinionField } from './opinion-field';
import opinion from './opinion-field.module.css';
import { StarsField } from './stars-field';

export const ReviewJob = observer(function ReviewJob() {
  const { form } = useStore(OwnReviewStore);
  const { texts, choices, employers, change, typeCompany } = form;
  const message = fieldMessage(form, copy.problems);
  return (
    <>
      <JobFields
        {...{ texts, choices, employers, message }}
        onCompany={(typed) => void typeCompany(typed)}
        onChange={change}
      />
      <div className={tool.pair}>
        <OpenChoice
          label={copy.employment}
          open={copy.choose}
          error={message('employment')}
          value={texts.employment}
          options={EMPLOYMENTS.map((value) => ({ value, label: copy.employments[value] }))}
          onChoose={(value) => change({ employment: EMPLOYMENTS.find((item) => item === value) ?? '' })}
        />
        <OpenChoice
          label={copy.workMode}
          open={copy.choose}
          error={message('workMode')}
          value={texts.workMode}
          options={WORK_MODES.map((value) => ({ value, label: copy.workModes[value] }))}
          onChoose={(value) => change({ workMode: WORK_MODES.find((item) => item === value) ?? '' })}
        />
      </div>
      <CheckRow label={copy.current} on={texts.current} onChange={(current) => change({ current })} />
    </>
  );
});

export const ReviewRatings = observer(function ReviewRatings() {
  const { form } = useStore(OwnReviewStore);
  const { texts, change } = form;
  const message = fieldMessage(form, copy.problems);
  return (
    <div className={css.rated}>
      {RATED.map((part) => (
        <StarsField
          key={part}
          label={copy.rated[part]}
          stars={texts.stars[part]}
          error={message(ratingField(part))}
          onChoose={(count) => change({ stars: { ...texts.stars, [part]: count } })}
        />
      ))}
    </div>
  );
});

export const ReviewOpinions = observer(function ReviewOpinions() {
  const { texts, change } = useStore(OwnReviewStore).form;
  return (
    <>
      <OpinionField
        label={copy.recommends}
        choice={texts.recommends}
        onChoose={(recommends) => change({ recommends })}
      />
      <OpinionField
        label={copy.approvesCeo}
        choice={texts.approvesCeo}
        onChoose={(approvesCeo) => change({ approvesCeo })}
      />
      <p className={opinion.note}>{copy.opinionsNote}</p>
    </>
  );
});

export const ReviewTexts = observer(function ReviewTexts() {
  const { form } = useStore(OwnReviewStore);
  const { texts, change } = form;
  const message = fieldMessage(form, copy.problems);
  const side = (part: 'likes' | 'dislikes') => (
    <Field label={copy[part]} hint={copy.letters(texts[part].trim().length)} error={message(part)}>
      <LimitedArea
        className={css.text}
        maxLength={MAX_CHARACTERS}
        value={texts[part]}
        onChange={(event) => change({ [part]: event.target.value })}
      />
    </Field>
  );
  return (
    <>
      {form.known && <p className={css.note}>{copy.changeNote}</p>}
      {side('likes')}
      {side('dislikes')}
      <Field label={copy.headline} hint={copy.headlineHint} error={message('title')}>
        <TextInput
          dir="auto"
          maxLength={MAX_TITLE_LENGTH}
          value={texts.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <CheckRow
        label={copy.anonymous}
        text={copy.anonymousText}
        on={texts.anonymous}
        onChange={(anonymous) => change({ anonymous })}
      />
    </>
  );
});
