import { type ReactNode, useEffect, useRef } from 'react';
import { jobWords as words } from '../../core/contribute/words';
import type { PromptType } from '../../core/contribution-prompts/prompt-types';
import { Card } from '../kit/card';
import { Cards, Page } from '../kit/page';
import css from './contribute.module.css';
import { useGiven } from './use-given';

interface ThanksProps {
  /** What becomes of it. */
  readonly text: string;
  /** What it was, where one is asked for such things. */
  readonly given?: PromptType;
  readonly company?: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** It is kept: what becomes of it, and what would help most now. */
export function Thanks({ text, given, company, children }: ThanksProps) {
  useGiven(given, company);
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
          <div className={css.ways}>{children}</div>
        </Card>
      </Cards>
    </Page>
  );
}
