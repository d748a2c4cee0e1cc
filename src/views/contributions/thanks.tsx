import { type ReactNode, useEffect, useRef } from 'react';
import { nextStepPath } from '../../core/contributions/next-steps';
import { nextStepsText } from '../../core/contributions/next-steps-text';
import { jobText as texts } from '../../core/contributions/text';
import type { ContributionFormKind } from '../../core/contributions/unsent-forms';
import { WORK_KINDS } from '../../core/contributions/work-forms';
import { contributionsPath } from '../../core/profile/contributions-query';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Cards, Page } from '../kit/page';
import css from './contribute.module.css';
import { useContributed } from './use-contributed';

interface ThanksProps {
  /** How the contribution is used. */
  readonly text: string;
  readonly given: ContributionFormKind;
  readonly id: string;
  readonly company: string;
  /** Starts another contribution. */
  readonly again: { readonly label: string; readonly begin: () => void };
  /** Links to the next steps. */
  readonly children: ReactNode;
}

/** Confirms the contribution, and suggests the next steps. */
export function Thanks({ text, given: input, id, company, again, children }: ThanksProps) {
  // Benefits have no prompt, so nothing is paused.
  useContributed(input === 'benefits' ? undefined : input, company);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Page width="narrow">
      <Cards>
        <Card padded className={css.thanks}>
          <h1 ref={title} tabIndex={-1}>
            {texts.thanks}
          </h1>
          <p>{text}</p>
          <h2 className={css.next}>{texts.next}</h2>
          <div className={css.ways}>
            {children}
            <Button icon="plus" onClick={again.begin}>
              {again.label}
            </Button>
            <Button href={nextStepPath(WORK_KINDS[input], id)}>{nextStepsText.link}</Button>
            <Button href={contributionsPath({ kind: WORK_KINDS[input] })}>{texts.given}</Button>
          </div>
        </Card>
      </Cards>
    </Page>
  );
}
