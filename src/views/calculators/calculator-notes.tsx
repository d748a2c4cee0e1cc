import { notesText as text } from '../../core/calculators/notes-text';
import { CHECKED } from '../../core/calculators/rules/rule-pack';
import { calculatorTitles } from '../../core/calculators/titles-text';
import { longDate } from '../../core/shared/time';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import css from './frame.module.css';

const OTHERS = [
  'take-home',
  'gratuity',
  'hra',
  'salary-hike',
  'offer-letter',
  'pay-changes',
  'paid-fairly',
] as const;

const ON_THIS_DEVICE: readonly string[] = [text.asOf(longDate(new Date(CHECKED))), text.onDevice];

export type CalculatorId = (typeof OTHERS)[number];

export interface CalculatorNotesProps {
  readonly id: CalculatorId;
  readonly closing?: readonly string[] | undefined;
}

/** What never changes: assumptions, questions and the other calculators. */
export function CalculatorNotes({ id, closing = ON_THIS_DEVICE }: CalculatorNotesProps) {
  const { assumed, questions } = text.calculators[id];
  return (
    <>
      <section className={css.panel}>
        <h2>{text.assumptions}</h2>
        <ul className={css.list}>
          {[...assumed, ...closing].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className={css.faq} aria-labelledby="questions">
        <h2 id="questions">{text.faq}</h2>
        {questions.map(([question, answer]) => (
          <details key={question} className={css.panel}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </section>
      <nav className={css.others} aria-label={text.others}>
        {OTHERS.filter((candidate) => candidate !== id).map((candidate) => (
          <Button key={candidate} look="line" href={pathTo(candidate)}>
            {calculatorTitles[candidate]}
          </Button>
        ))}
      </nav>
    </>
  );
}
