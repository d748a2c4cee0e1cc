import type { InterviewTexts } from '../../core/contributions/interview-form';
import { ownInterviewText as text } from '../../core/contributions/own-interview-text';
import { interviewText } from '../../core/interviews/text';
import css from './preview.module.css';

/** An interview as others will see it. */
export function InterviewPreview({ texts }: { readonly texts: InterviewTexts }) {
  const { jobProfile, companyName, month, difficulty, outcome, rounds } = texts;
  const advice = texts.advice.trim();
  const questions = rounds.reduce((sum, round) => sum + round.questions.length, 0);
  const facts = [
    ...(month ? [interviewText.month(month)] : []),
    ...(difficulty ? [interviewText.difficulties[difficulty]] : []),
    ...(outcome ? [interviewText.outcomes[outcome]] : []),
  ];
  return (
    <section className={css.preview} aria-label={text.board}>
      <p className={css.caption}>{text.board}</p>
      <output>{text.roundCount(rounds.length)}</output>
      <p>{text.questionCount(questions)}</p>
      {jobProfile && <p className={css.name}>{jobProfile}</p>}
      <p>{[...(companyName ? [companyName] : []), ...facts].join(' · ')}</p>
      <ol className={css.list} data-rounds="">
        {rounds.map(({ name, minutes, questions: asked }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is identified by its position
          <li key={index}>
            {name || text.round(index + 1)}
            {minutes && ` · ${interviewText.minutes(Number(minutes))}`}
            {asked.some((question) => question.text) && (
              <ul className={css.list}>
                {asked
                  .filter((question) => question.text)
                  .map((question) => (
                    <li key={question.text}>{question.text}</li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {advice && (
        <>
          <p className={css.label}>{interviewText.advice}</p>
          <p className={css.words}>{advice}</p>
        </>
      )}
    </section>
  );
}
