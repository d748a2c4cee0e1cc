import { observer } from 'mobx-react-lite';
import { MOST_LETTERS, MOST_TITLE } from '../../core/contributions/own-review';
import { ownReviewWords as words } from '../../core/contributions/own-review-words';
import { RATED } from '../../core/contributions/review-form';
import { jobWords } from '../../core/contributions/words';
import { EMPLOYMENTS, WORK_MODES } from '../../core/reviews/review';
import { OwnReviewStore } from '../../stores/contributions/own-review-store';
import { Field } from '../kit/field';
import { TextArea } from '../kit/text-area';
import { TextInput } from '../kit/text-input';
import tool from '../kit/tool.module.css';
import { CheckRow } from '../profile/check-row';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { saidBy } from './form-loader';
import { JobFields, OpenChoice } from './job-fields';
import { StarsField } from './stars-field';

export const ReviewFields = observer(function ReviewFields() {
  const { form } = useStore(OwnReviewStore);
  const { texts, choices, employers, change, typeCompany } = form;
  const said = saidBy(form, words.problems);
  return (
    <>
      <h2>{jobWords.who}</h2>
      <JobFields
        {...{ texts, choices, employers, said }}
        onCompany={(text) => void typeCompany(text)}
        onChange={change}
      />
      <div className={tool.pair}>
        <OpenChoice
          label={words.employment}
          open={words.choose}
          error={said('employment')}
          value={texts.employment}
          options={EMPLOYMENTS.map((value) => ({ value, label: words.employments[value] }))}
          onChoose={(value) => change({ employment: EMPLOYMENTS.find((one) => one === value) ?? '' })}
        />
        <OpenChoice
          label={words.workMode}
          open={words.choose}
          error={said('workMode')}
          value={texts.workMode}
          options={WORK_MODES.map((value) => ({ value, label: words.workModes[value] }))}
          onChoose={(value) => change({ workMode: WORK_MODES.find((one) => one === value) ?? '' })}
        />
      </div>
      <CheckRow label={words.current} on={texts.current} onChange={(current) => change({ current })} />
      <Ratings />
      <Words />
      <CheckRow
        label={words.anonymous}
        text={words.anonymousText}
        on={texts.anonymous}
        onChange={(anonymous) => change({ anonymous })}
      />
    </>
  );
});

const Ratings = observer(function Ratings() {
  const { form } = useStore(OwnReviewStore);
  const { texts, change } = form;
  const said = saidBy(form, words.problems);
  return (
    <>
      <h2 className={css.second}>{words.ratings}</h2>
      <div className={css.rated}>
        {RATED.map((part) => (
          <StarsField
            key={part}
            label={words.rated[part]}
            stars={texts.stars[part]}
            error={said(part)}
            onChoose={(count) => change({ stars: { ...texts.stars, [part]: count } })}
          />
        ))}
      </div>
    </>
  );
});

const Words = observer(function Words() {
  const { form } = useStore(OwnReviewStore);
  const { texts, change } = form;
  const said = saidBy(form, words.problems);
  const side = (part: 'likes' | 'dislikes') => (
    <Field label={words[part]} hint={words.letters(texts[part].trim().length)} error={said(part)}>
      <TextArea
        className={css.words}
        maxLength={MOST_LETTERS}
        value={texts[part]}
        onChange={(event) => change({ [part]: event.target.value })}
      />
    </Field>
  );
  return (
    <>
      <h2 className={css.second}>{words.words}</h2>
      {side('likes')}
      {side('dislikes')}
      <Field label={words.headline} hint={words.headlineHint} error={said('title')}>
        <TextInput
          dir="auto"
          maxLength={MOST_TITLE}
          value={texts.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
    </>
  );
});
