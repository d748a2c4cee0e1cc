import { observer } from 'mobx-react-lite';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { bandFrom } from '../../core/salaries/fair-pay';
import { percentileText as text } from '../../core/salaries/percentile-text';
import { salaryText } from '../../core/salaries/text';
import { buildQuery } from '../../core/shell/query';
import { paramsOf, pathTo } from '../../core/shell/screens';
import { DesignationSalariesStore } from '../../stores/salaries/designation-salaries-store';
import { BandTrack } from '../calculators/band-track';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Cards, Page } from '../kit/page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { FiguresCard } from './figures-card';
import board from './percentile.module.css';
import css from './salaries.module.css';

export const handle: ScreenHandle = {
  head: (resolve, { params }) => {
    const { salaries } = resolve(DesignationSalariesStore);
    const { from = '' } = params;
    const job = salaries?.jobProfile ?? '';
    return {
      title: text.title(from, job),
      description: text.description(job),
      // Search engines list the calculator, not each range of each role.
      canonical: pathTo('paid-fairly'),
      facts: { '@context': 'https://schema.org', '@type': 'Observation', value: Number(from) },
    };
  },
};

export const loader = ({ params, request, context }: LoaderFunctionArgs): Promise<void> =>
  context
    .get(storesContext)(DesignationSalariesStore)
    .open(params.jobProfile ?? '', {}, { signal: request.signal });

/** The part of a comparison that a member shared: a range and a role. It leads to the calculator. */
export const Component = observer(function PercentileScreen() {
  const { salaries } = useStore(DesignationSalariesStore);
  const from = paramsOf('percentile', useLocation().pathname)?.from ?? '';
  if (!salaries) return undefined;
  const { jobProfile, urlName, figures } = salaries;
  return (
    <Page>
      <Card board as="header" className={board.board}>
        <p>{jobProfile}</p>
        <h1>{text.heading(from)}</h1>
        <BandTrack band={bandFrom(Number(from))} />
        <p>{text.lead}</p>
        <div className={board.ways}>
          <Button look="gold" href={pathTo('paid-fairly') + buildQuery([['role', jobProfile]])}>
            {text.check}
          </Button>
          <Button href={pathTo('designation-salaries', { jobProfile: urlName })}>{text.salaries}</Button>
        </div>
      </Card>
      <Cards>
        <FiguresCard title={salaryText.designationPay} job={jobProfile} figures={figures} />
        <Card padded>
          <h2 className={css.title}>{text.how}</h2>
          <ul className={css.points}>
            {text.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
      </Cards>
    </Page>
  );
});
