import { observer } from 'mobx-react-lite';
import { CHANNELS, MAX_ADVICE_LENGTH } from '../../core/contributions/own-interview';
import { ownInterviewText as copy } from '../../core/contributions/own-interview-text';
import { DIFFICULTIES, OUTCOMES } from '../../core/interviews/interview';
import { OwnInterviewStore } from '../../stores/contributions/own-interview-store';
import { Field } from '../kit/field';
import { LimitedArea } from '../kit/limited-area';
import tool from '../kit/tool.module.css';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { useInterviewMessages } from './interview-messages';
import { InterviewRounds } from './interview-rounds';
import { JobFields, OpenChoice } from './job-fields';

export const InterviewJob = observer(function InterviewJob() {
  const { texts, choices, employers, change, typeCompany } = useStore(OwnInterviewStore).form;
  const message = useInterviewMessages();
  return (
    <JobFields
      {...{ texts, choices, employers, message }}
      onCompany={(typed) => void typeCompany(typed)}
      onChange={change}
    />
  );
});

export const InterviewStory = observer(function InterviewStory() {
  const { form, months } = useStore(OwnInterviewStore);
  const { texts, change } = form;
  const message = useInterviewMessages();
  return (
    <>
      <div className={tool.pair}>
        <OpenChoice
          label={copy.month}
          open={copy.choose}
          error={message('month')}
          value={texts.month}
          options={months.map((value) => ({ value, label: copy.monthLabel(value) }))}
          onChoose={(month) => change({ month })}
        />
        <OpenChoice
          label={copy.channel}
          open={copy.choose}
          error={message('appliedThrough')}
          value={texts.appliedThrough}
          options={CHANNELS.map((value) => ({ value, label: copy.channels[value] }))}
          onChoose={(value) => change({ appliedThrough: CHANNELS.find((item) => item === value) ?? '' })}
        />
      </div>
      <div className={tool.pair}>
        <OpenChoice
          label={copy.difficulty}
          open={copy.choose}
          error={message('difficulty')}
          value={texts.difficulty}
          options={DIFFICULTIES.map((value) => ({ value, label: copy.difficulties[value] }))}
          onChoose={(value) => change({ difficulty: DIFFICULTIES.find((item) => item === value) ?? '' })}
        />
        <OpenChoice
          label={copy.outcome}
          open={copy.choose}
          error={message('outcome')}
          value={texts.outcome}
          options={OUTCOMES.map((value) => ({ value, label: copy.outcomes[value] }))}
          onChoose={(value) => change({ outcome: OUTCOMES.find((item) => item === value) ?? '' })}
        />
      </div>
    </>
  );
});

export const InterviewStoryFields = observer(function InterviewTalk() {
  const { texts, change } = useStore(OwnInterviewStore).form;
  const message = useInterviewMessages();
  return (
    <>
      <InterviewRounds />
      <Field label={copy.advice} hint={copy.adviceHint} error={message('advice')}>
        <LimitedArea
          className={css.text}
          maxLength={MAX_ADVICE_LENGTH}
          value={texts.advice}
          onChange={(event) => change({ advice: event.target.value })}
        />
      </Field>
    </>
  );
});
