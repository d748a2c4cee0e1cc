import { observer } from 'mobx-react-lite';
import { EMPTY_QUESTION } from '../../core/contributions/interview-form';
import {
  type InterviewQuestionInput,
  MAX_QUESTION_CHARACTERS,
  MAX_QUESTIONS,
} from '../../core/contributions/own-interview';
import { ownInterviewText as text } from '../../core/contributions/own-interview-text';
import { QUESTION_SKILLS } from '../../core/contributions/skills';
import { useNextFocus } from '../composer/use-next-focus';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { IconButton } from '../kit/icon-button';
import { LimitedArea } from '../kit/limited-area';
import { onSingleClick } from '../shared/ignore-double-click';
import { PickField } from '../shared/pick-field';
import css from './contribute.module.css';
import { useInterviewMessages } from './interview-messages';

const TEXTS = 'textarea, button[data-add]';
const SKILLS = QUESTION_SKILLS.map((name) => ({ name }));

interface InterviewQuestionsProps {
  readonly questions: readonly InterviewQuestionInput[];
  /** Index of the round, starting at 0. */
  readonly round: number;
  readonly onChange: (questions: readonly InterviewQuestionInput[]) => void;
}

export const InterviewQuestions = observer(function InterviewQuestions(props: InterviewQuestionsProps) {
  const { questions, round, onChange } = props;
  const message = useInterviewMessages();
  const { box, goTo } = useNextFocus<HTMLDivElement>();
  const write = (position: number, part: Partial<InterviewQuestionInput>) =>
    onChange(questions.map((question, place) => (place === position ? { ...question, ...part } : question)));
  const remove = (position: number) => {
    onChange(questions.filter((_, place) => place !== position));
    goTo(TEXTS, position);
  };
  const add = () => {
    onChange([...questions, EMPTY_QUESTION]);
    goTo(TEXTS, questions.length);
  };
  return (
    <div ref={box} className={css.requested}>
      {questions.map((question, index) => (
        // Questions have no ids, so the index is the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={css.question}>
          <Field label={text.question(index + 1)} error={message(`rounds/${round}/questions/${index}/text`)}>
            <LimitedArea
              rows={2}
              maxLength={MAX_QUESTION_CHARACTERS}
              value={question.text}
              onChange={(event) => write(index, { text: event.target.value })}
            />
          </Field>
          <div className={css.about}>
            <PickField
              label={text.skill}
              placeholder={text.chooseSkill}
              error={message(`rounds/${round}/questions/${index}/skill`)}
              value={question.skill}
              items={SKILLS}
              onInput={(skill) => write(index, { skill })}
            />
            <IconButton
              icon="x"
              label={text.removeQuestion(index + 1, round + 1)}
              onClick={onSingleClick(() => remove(index))}
            />
          </div>
        </div>
      ))}
      {questions.length < MAX_QUESTIONS && (
        <div>
          <Button icon="plus" data-add="" onClick={add}>
            {text.addQuestion(round + 1)}
          </Button>
        </div>
      )}
    </div>
  );
});
