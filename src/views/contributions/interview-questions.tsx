import { observer } from 'mobx-react-lite';
import { EMPTY_QUESTION } from '../../core/contributions/interview-form';
import {
  MOST_QUESTION_LETTERS,
  MOST_QUESTIONS,
  type ToldQuestion,
} from '../../core/contributions/own-interview';
import { ownInterviewWords as words } from '../../core/contributions/own-interview-words';
import { QUESTION_SKILLS } from '../../core/contributions/skills';
import { useNextFocus } from '../composer/use-next-focus';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { IconButton } from '../kit/icon-button';
import { TextArea } from '../kit/text-area';
import css from './contribute.module.css';
import { useInterviewSaid } from './interview-said';
import { OpenChoice } from './job-fields';

const TEXTS = 'textarea, button[data-add]';
const SKILLS = QUESTION_SKILLS.map((skill) => ({ value: skill, label: skill }));

interface InterviewQuestionsProps {
  readonly questions: readonly ToldQuestion[];
  /** Index of the round, starting at 0. */
  readonly round: number;
  readonly onChange: (questions: readonly ToldQuestion[]) => void;
}

export const InterviewQuestions = observer(function InterviewQuestions(props: InterviewQuestionsProps) {
  const { questions, round, onChange } = props;
  const said = useInterviewSaid();
  const { box, goTo } = useNextFocus<HTMLDivElement>();
  const write = (at: number, part: Partial<ToldQuestion>) =>
    onChange(questions.map((question, place) => (place === at ? { ...question, ...part } : question)));
  const remove = (at: number) => {
    onChange(questions.filter((_, place) => place !== at));
    goTo(TEXTS, at);
  };
  const add = () => {
    onChange([...questions, EMPTY_QUESTION]);
    goTo(TEXTS, questions.length);
  };
  return (
    <div ref={box} className={css.asked}>
      {questions.map((question, at) => (
        // Questions have no ids, so the index is the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at} className={css.question}>
          <Field label={words.question(at + 1)} error={said(`rounds/${round}/questions/${at}/text`)}>
            <TextArea
              rows={2}
              maxLength={MOST_QUESTION_LETTERS}
              value={question.text}
              onChange={(event) => write(at, { text: event.target.value })}
            />
          </Field>
          <div className={css.about}>
            <OpenChoice
              label={words.skill}
              open={words.chooseSkill}
              error={said(`rounds/${round}/questions/${at}/skill`)}
              value={question.skill}
              options={SKILLS}
              onChoose={(skill) => write(at, { skill })}
            />
            <IconButton icon="x" label={words.removeQuestion(at + 1, round + 1)} onClick={() => remove(at)} />
          </div>
        </div>
      ))}
      {questions.length < MOST_QUESTIONS && (
        <div>
          <Button icon="plus" data-add="" onClick={add}>
            {words.addQuestion(round + 1)}
          </Button>
        </div>
      )}
    </div>
  );
});
