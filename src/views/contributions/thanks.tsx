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
  /** What becomes of it. */
  readonly text: string;
  readonly given: ToldKind;
  readonly company: string;
  /** Begins another one. */
  readonly again: { readonly label: string; readonly begin: () => void };
  /** The ways on from it. */
  readonly children: ReactNode;
}

/** It is kept: what becomes of it, and what would help most now. */
export function Thanks({ text, given, company, again, children }: ThanksProps) {
  // Nobody is asked for benefits, so there is nothing to rest.
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
