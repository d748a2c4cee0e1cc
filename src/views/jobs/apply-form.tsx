import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { applicationsText as text } from '../../core/jobs/applications-text';
import type { Job } from '../../core/jobs/job';
import { MAX_ANSWER_LENGTH } from '../../core/jobs/job-application';
import { ApplicationStore } from '../../stores/jobs/application-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Field } from '../kit/field';
import { focusFirstProblem } from '../kit/focus-first-problem';
import { LimitedArea } from '../kit/limited-area';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import css from './applications.module.css';

export const ApplyForm = observer(function ApplyForm({ job }: { readonly job: Job }) {
  const { busy, message, send } = useStore(ApplicationStore);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await send())) focusFirstProblem(form.current);
  };
  return (
    <Card padded>
      <form ref={form} className={css.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Contact />
        <Resume />
        {job.questions.map((question, index) => (
          <Answer key={question} question={question} index={index} />
        ))}
        {message && (
          <p className={css.problem} role="alert">
            {message}
          </p>
        )}
        <Button type="submit" look="gold" size="large" busy={busy}>
          {text.form.send}
        </Button>
      </form>
    </Card>
  );
});

const useMessages = () => {
  const { problems } = useStore(ApplicationStore);
  return (part: string): string | undefined => {
    const problem = problems[part];
    return problem && text.problems[problem];
  };
};

const CONTACT = [
  { part: 'name', type: 'text', autoComplete: 'name', maxLength: 80 },
  { part: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { part: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 20 },
] as const;

const Contact = observer(function Contact() {
  const { details, change } = useStore(ApplicationStore);
  const messageOf = useMessages();
  return CONTACT.map(({ part, ...input }) => (
    <Field key={part} label={text.form[part]} error={messageOf(part)}>
      <TextInput
        {...input}
        value={details[part]}
        onChange={(event) => change({ [part]: event.currentTarget.value })}
      />
    </Field>
  ));
});

const Resume = observer(function Resume() {
  const { choose } = useStore(ApplicationStore);
  const messageOf = useMessages();
  return (
    <>
      <Field label={text.form.resume} error={messageOf('resume')}>
        <TextInput
          type="file"
          accept="application/pdf,.pdf"
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
      </Field>
      <p className={css.hint}>{text.form.resumeHint}</p>
    </>
  );
});

interface AnswerProps {
  readonly question: string;
  readonly index: number;
}

const Answer = observer(function Answer({ question, index }: AnswerProps) {
  const { details, answer } = useStore(ApplicationStore);
  const messageOf = useMessages();
  return (
    <Field label={question} error={messageOf(`answers/${index}`)}>
      <LimitedArea
        rows={3}
        maxLength={MAX_ANSWER_LENGTH}
        value={details.answers[index] ?? ''}
        onChange={(event) => answer(index, event.currentTarget.value)}
      />
    </Field>
  );
});
