import { type ReactNode, useEffect, useRef } from 'react';
import type { ToldKind } from '../../core/contributions/unsent-forms';
import { jobWords as words } from '../../core/contributions/words';
import { WORK_KINDS } from '../../core/contributions/work-forms';
import { givenPath } from '../../core/profile/given-query';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Cards, Page } from '../kit/page';
import css from './contribute.module.css';
import { useGiven } from './use-given';

interface ThanksProps {
  /** How the contribution is used. */
  readonly text: string;
  readonly given: ToldKind;
  readonly company: string;
  /** Starts another contribution. */
  readonly again: { readonly label: string; readonly begin: () => void };
  /** Links to the next steps. */
  readonly children: ReactNode;
}

/** Confirms the contribution, and suggests the next steps. */
export function Thanks({ text, given, company, again, children }: ThanksProps) {
  // Benefits have no prompt, so nothing is paused.
  useGiven(given === 'benefits' ? undefined : given, company);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Page width="narrow">
      <Cards>
        <Card padded className={css.thanks}>
          <h1 ref={title} tabIndex={-1}>
            {words.thanks}
          </h1>
          <p>{text}</p>
          <h2 className={css.next}>{words.next}</h2>
          <div className={css.ways}>
            {children}
            <Button icon="plus" onClick={again.begin}>
              {again.label}
            </Button>
            <Button href={givenPath({ kind: WORK_KINDS[given] })}>{words.given}</Button>
          </div>
        </Card>
      </Cards>
    </Page>
  );
}
