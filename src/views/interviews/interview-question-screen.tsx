import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import type { AnsweredQuestion } from '../../core/interviews/interview';
import { interviewText as texts } from '../../core/interviews/text';
import { designationUrl } from '../../core/shared/designation-url';
import { pathTo } from '../../core/shell/screens';
import { QuestionsStore } from '../../stores/interviews/questions-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Chip } from '../kit/chip';
import { Cards, Page, PageHead } from '../kit/page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { AnswerList } from './answer-list';
import css from './interviews.module.css';
import { InviteCard } from './invite-card';
import { QuestionList } from './question-list';

/** Structured data of a question for search engines. */
const factsOf = ({ question, answers }: AnsweredQuestion): Readonly<Record<string, unknown>> => {
  const [best, ...rest] = answers.map(({ text, helpful }) => ({
    '@type': 'Answer',
    text,
    upvoteCount: helpful,
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.text,
      text: question.text,
      answerCount: answers.length,
      ...(best && { acceptedAnswer: best }),
      ...(rest.length > 0 && { suggestedAnswer: rest }),
    },
  };
};

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { answered } = resolve(QuestionsStore);
    if (!answered) return { title: '', description: '' };
    const { text, company, jobProfile, month } = answered.question;
    const asked = texts.askedAt(company.name, jobProfile, texts.month(month));
    return {
      // Several companies ask the same question.
      title: `${text} · ${asked}`,
      description: `${asked} · ${texts.answers(answered.answers.length)}`,
      canonical: pathTo('interview-question', { questionId: answered.canonicalId }),
      ...(answered.answers.length > 0 && { facts: factsOf(answered) }),
    };
  },
};

export const loader = ({ params, request, context }: LoaderFunctionArgs): Promise<void> =>
  context
    .get(storesContext)(QuestionsStore)
    .openOne(params.questionId ?? '', { signal: request.signal });

export const Component = observer(function InterviewQuestionScreen() {
  const { answered } = useStore(QuestionsStore);
  if (!answered) return undefined;
  const { question, answers, related } = answered;
  const { company, jobProfile, designation } = question;
  return (
    <Page>
      <PageHead
        title={question.text}
        lead={`${texts.asked(question.asked)} · ${texts.askedAt(company.name, jobProfile, texts.month(question.month))}`}
      >
        <p className={css.skill}>
          <Chip href={pathTo('skill-interviews', { skillUrl: designationUrl(question.skill) })}>
            {question.skill}
          </Chip>
        </p>
      </PageHead>
      <Cards>
        <Card padded>
          <h2 className={css.title}>{texts.answers(answers.length)}</h2>
          {answers.length === 0 && <p>{texts.noAnswers}</p>}
          <AnswerList question={question} answers={answers} />
        </Card>
        {related.length > 0 && (
          <Card padded>
            <h2 className={css.title}>{texts.related}</h2>
            <QuestionList questions={related} />
          </Card>
        )}
        <InviteCard company={company.name} />
      </Cards>
      <nav className={css.wider} aria-label={texts.wider}>
        <Button look="line" href={pathTo('company-interviews', { urlName: company.urlName })}>
          {texts.allAt(company.name)}
        </Button>
        <Button look="line" href={pathTo('designation-interviews', { jobProfile: designation })}>
          {texts.designationTitle(jobProfile)}
        </Button>
      </nav>
    </Page>
  );
});
