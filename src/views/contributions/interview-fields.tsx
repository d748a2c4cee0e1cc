import { observer } from 'mobx-react-lite';
import { CHANNELS, MOST_ADVICE } from '../../core/contributions/own-interview';
import { ownInterviewWords as words } from '../../core/contributions/own-interview-words';
import { DIFFICULTIES, OUTCOMES } from '../../core/interviews/interview';
import { OwnInterviewStore } from '../../stores/contributions/own-interview-store';
import { Field } from '../kit/field';
import { TextArea } from '../kit/text-area';
import tool from '../kit/tool.module.css';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { InterviewRounds } from './interview-rounds';
import { useInterviewSaid } from './interview-said';
import { JobFields, OpenChoice } from './job-fields';

export const InterviewFields = observer(function InterviewFields() {
  const { texts, choices, employers, change, typeCompany } = useStore(OwnInterviewStore).form;
  const said = useInterviewSaid();
  return (
    <>
      <h2>{words.job}</h2>
      <JobFields
        {...{ texts, choices, employers, said }}
        onCompany={(text) => void typeCompany(text)}
        onChange={change}
      />
      <h2 className={css.second}>{words.story}</h2>
      <Story />
      <InterviewRounds />
      <Field label={words.advice} hint={words.adviceHint} error={said('advice')}>
        <TextArea
          className={css.words}
          maxLength={MOST_ADVICE}
          value={texts.advice}
          onChange={(event) => change({ advice: event.target.value })}
        />
      </Field>
    </>
  );
});

const Story = observer(function Story() {
  const { form, months } = useStore(OwnInterviewStore);
  const { texts, change } = form;
  const said = useInterviewSaid();
  return (
    <>
      <div className={tool.pair}>
        <OpenChoice
          label={words.month}
          open={words.choose}
          error={said('month')}
          value={texts.month}
          options={months.map((value) => ({ value, label: words.monthLabel(value) }))}
          onChoose={(month) => change({ month })}
        />
        <OpenChoice
          label={words.channel}
          open={words.choose}
          error={said('appliedThrough')}
          value={texts.appliedThrough}
          options={CHANNELS.map((value) => ({ value, label: words.channels[value] }))}
          onChoose={(value) => change({ appliedThrough: CHANNELS.find((one) => one === value) ?? '' })}
        />
      </div>
      <div className={tool.pair}>
        <OpenChoice
          label={words.difficulty}
          open={words.choose}
          error={said('difficulty')}
          value={texts.difficulty}
          options={DIFFICULTIES.map((value) => ({ value, label: words.difficulties[value] }))}
          onChoose={(value) => change({ difficulty: DIFFICULTIES.find((one) => one === value) ?? '' })}
        />
        <OpenChoice
          label={words.outcome}
          open={words.choose}
          error={said('outcome')}
          value={texts.outcome}
          options={OUTCOMES.map((value) => ({ value, label: words.outcomes[value] }))}
          onChoose={(value) => change({ outcome: OUTCOMES.find((one) => one === value) ?? '' })}
        />
      </div>
    </>
  );
});
