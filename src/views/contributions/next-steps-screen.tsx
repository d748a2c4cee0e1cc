import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import type { NextStep } from '../../core/contributions/next-steps';
import { nextStepsText as text } from '../../core/contributions/next-steps-text';
import type { WorkKind } from '../../core/contributions/work-forms';
import { BRAND } from '../../core/shared/brand';
import { parseQuery } from '../../core/shell/query';
import { NextStepsStore } from '../../stores/contributions/next-steps-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import { Page, PageHead } from '../kit/page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import css from './next-steps.module.css';

const ICONS: Readonly<Record<WorkKind, IconName>> = {
  REVIEW: 'star',
  SALARY: 'indian-rupee',
  INTERVIEW: 'messages-square',
  BENEFITS: 'heart',
  PHOTOS: 'camera',
};

export const handle: ScreenHandle = {
  head: () => ({ title: `${text.title} | ${BRAND}`, description: text.description, hidden: true }),
};

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context
    .get(storesContext)(NextStepsStore)
    .open(parseQuery(new URL(request.url).search), { signal: request.signal });

export const Component = observer(function NextStepsScreen() {
  const { contributed, company, steps } = useStore(NextStepsStore);
  const lead = company ? text.leadFor(company.name) : text.lead;
  return (
    <Page width="narrow">
      <PageHead title={contributed ? text.thanks[contributed] : text.title} lead={lead} />
      <Card as="ol" className={css.steps}>
        {steps.map((step, index) => (
          <Step key={step.kind} step={step} company={company?.name} first={index === 0} />
        ))}
      </Card>
    </Page>
  );
});

interface StepProps {
  readonly step: NextStep;
  readonly company: string | undefined;
  readonly first: boolean;
}

function Step({ step: { kind, available, own, path }, company, first }: StepProps) {
  const { title, text: why, action } = text.steps[kind];
  return (
    <li className={css.step}>
      <span className={css.icon}>
        <Icon name={ICONS[kind]} size="large" />
      </span>
      <div className={css.about}>
        <h2>{title}</h2>
        <p>{why}</p>
        {company !== undefined && available !== undefined && (
          <p>{text.available(company)[kind](available)}</p>
        )}
        {own > 0 && <p>{text.own(own)}</p>}
      </div>
      <Button look={first ? 'gold' : 'line'} href={path}>
        {action}
      </Button>
    </li>
  );
}
