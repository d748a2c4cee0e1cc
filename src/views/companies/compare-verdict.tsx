import { compareText } from '../../core/companies/compare-text';
import type { ComparedCompany } from '../../core/companies/compared-companies';
import { verdictOf } from '../../core/companies/verdict';
import { Card } from '../kit/card';
import css from './compare-verdict.module.css';

const text = compareText.verdict;

/** Says which company is clearly better, and by which rule. */
export function CompareVerdict({ columns }: { readonly columns: readonly ComparedCompany[] }) {
  const { ratings, better, close, pay } = verdictOf(columns);
  if (ratings === 0 && pay === undefined) return undefined;
  return (
    <Card as="section" className={css.verdict}>
      <h2>{text.title}</h2>
      {better.map(({ name, ratings: topics }) => (
        <p key={name}>{text.better(name, topics, ratings)}</p>
      ))}
      {better.length > 0 && close > 0 && <p>{text.close(close)}</p>}
      {ratings > 0 && better.length === 0 && <p>{text.equal(ratings)}</p>}
      {pay && <p>{pay === 'close' ? text.payClose : text.pay(pay.name)}</p>}
      <small>{text.rule}</small>
    </Card>
  );
}
