import { answerPath } from '../search/answer-path';
import { answerText } from '../search/answer-text';
import { hitPath } from '../search/hit-path';
import type { Hit } from '../search/search';
import { pathTo } from '../shell/screens';
import { shortPay } from './short-pay';
import { salaryText } from './text';

/** A suggestion that leads to salaries. */
export interface SalaryHit {
  readonly path: string;
  readonly title: string;
  readonly detail: string;
}

/** The salary pages of what was found, each once: of a whole search text, a role or a company. */
export function salaryHits(hits: readonly Hit[]): readonly SalaryHit[] {
  const found = hits.flatMap(salaryHit);
  return found.filter(({ path }, index) => found.findIndex((item) => item.path === path) === index);
}

function salaryHit(hit: Hit): readonly SalaryHit[] {
  const { kind, answer, urlName, name, detail } = hit;
  if (kind === 'DESIGNATION') return [{ path: hitPath(hit), title: name, detail }];
  if (kind === 'COMPANY')
    return [{ path: pathTo('company-salaries', { urlName }), title: salaryText.companyTitle(name), detail }];
  if (answer?.page !== 'SALARIES') return [];
  const pay = answer.pay && `${shortPay(answer.pay.p50)} · ${salaryText.shared(answer.pay.contributors)}`;
  return [{ path: answerPath(answer), title: answerText.title(answer), detail: pay ?? '' }];
}
