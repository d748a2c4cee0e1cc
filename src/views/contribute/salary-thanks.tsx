import { useEffect, useRef } from 'react';
import { buildQuery } from '../../core/navigation/query';
import { pathTo } from '../../core/navigation/screens';
import { givenQuery } from '../../core/profile/given-query';
import { comparingQuery } from '../../core/salary-report/report-form';
import type { KeptSalaryReport } from '../../core/salary-report/salary-reports-port';
import { salaryReportWords as words } from '../../core/salary-report/words';
import { SalaryReportStore } from '../../stores/salary-report-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Cards, Page } from '../kit/page';
import { useStore } from '../use-store';
import css from './contribute.module.css';

/** It is kept: when it counts, and what would help most now. */
export function SalaryThanks({ kept }: { readonly kept: KeptSalaryReport }) {
  const { choices, again } = useStore(SalaryReportStore);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { companyName } = kept.report;
  return (
    <Page width="narrow">
      <Cards>
        <Card padded className={css.thanks}>
          <h1 ref={title} tabIndex={-1}>
            {words.thanks}
          </h1>
          <p>{words.thanksText(kept)}</p>
          <h2 className={css.next}>{words.next}</h2>
          <p className={css.ways}>
            <Button
              look="gold"
              icon="scale"
              href={`${pathTo('paid-fairly')}${buildQuery(comparingQuery(kept.report, choices))}`}
            >
              {words.compare}
            </Button>
            <Button
              icon="star"
              href={`${pathTo('contribute-review')}${buildQuery([['CompanyName', companyName]])}`}
            >
              {words.review(companyName)}
            </Button>
            <Button icon="plus" onClick={again}>
              {words.again}
            </Button>
            <Button href={`${pathTo('profile')}${givenQuery({ kind: 'SALARY' })}`}>{words.given}</Button>
          </p>
        </Card>
      </Cards>
    </Page>
  );
}
