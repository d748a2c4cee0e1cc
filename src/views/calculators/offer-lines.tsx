import { memo } from 'react';
import type { OfferCheck } from '../../core/calculators/offer-check';
import { offerLetterText as text } from '../../core/calculators/offer-letter-text';
import { TIMING } from '../../core/calculators/offer-parts';
import { money } from './board';
import css from './frame.module.css';

const MONTHS = ['first', 'second', 'thirteenth'] as const;

/** The pay of the first months, the meaning of each line, and the questions that are still open. */
export const OfferLines = memo(function OfferLines({ check }: { check: OfferCheck }) {
  const { lines, months, ctc, gap, questions } = check;
  return (
    <>
      {months && (
        <section className={css.panel}>
          <h2>{text.monthsTitle}</h2>
          <table className={css.table}>
            <tbody>
              {MONTHS.map((month) => (
                <tr key={month}>
                  <th scope="row">{text.months[month]}</th>
                  <td>{money(months[month])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section className={css.panel}>
        <h2>{text.lines}</h2>
        <table className={css.table}>
          <tbody>
            {lines.map(({ label, part, yearly }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
              <tr key={index}>
                <th scope="row">
                  {label}
                  <small>
                    {part ? `${text.parts[part]}. ${text.timings[TIMING[part]]}` : <b>{text.check}</b>}
                  </small>
                </th>
                <td>
                  {(part !== undefined || yearly > 0) && (
                    <>
                      {money(yearly)} <small>{text.perYear}</small>
                    </>
                  )}
                </td>
              </tr>
            ))}
            {ctc !== undefined && (
              <>
                <Sum name={text.sums.ctc} amount={ctc} />
                <Sum name={text.sums.gap} amount={gap} />
              </>
            )}
          </tbody>
        </table>
      </section>
      <section className={css.panel}>
        <h2>{text.ask}</h2>
        <ul className={css.list}>
          {questions.map((question) => (
            <li key={question}>{text.asks[question]}</li>
          ))}
        </ul>
      </section>
    </>
  );
});

const Sum = ({ name, amount }: { name: string; amount: number }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{money(amount)}</td>
  </tr>
);
