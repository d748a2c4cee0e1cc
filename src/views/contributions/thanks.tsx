import { type ReactNode, useEffect, useRef } from 'react';
import { nextStepPath } from '../../core/contributions/next-steps';
import { nextStepsText } from '../../core/contributions/next-steps-text';
import { jobText as texts } from '../../core/contributions/text';
import type { ContributionFormKind } from '../../core/contributions/unsent-forms';
import { WORK_KINDS } from '../../core/contributions/work-forms';
import type { Shareable } from '../../core/feed/sharing';
import { contributionsPath } from '../../core/profile/contributions-query';
import { ShareStore } from '../../stores/feed/share-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { classNames } from '../kit/class-names';
import { Cards, Page } from '../kit/page';
import tool from '../kit/tool.module.css';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { usePromptPause } from './use-prompt-pause';

interface ThanksProps {
  /** How the contribution is used. */
  readonly text: string;
  readonly given: ContributionFormKind;
  readonly id: string;
  readonly company: string;
  /** Starts another contribution. */
  readonly again: { readonly label: string; readonly begin: () => void };
  /** The published contribution. */
  readonly published: ReactNode;
  /** The page to share. It never leads to the contribution itself, so that sharing reveals no author. */
  readonly shareable: Shareable;
  /** Links to the next steps. */
  readonly children: ReactNode;
}

/** Confirms the contribution, shows what was published, and suggests the next steps. */
export function Thanks(props: ThanksProps) {
  const { text, given: input, id, company, again, published, shareable, children } = props;
  const { share } = useStore(ShareStore);
  // Benefits have no prompt, so nothing is paused.
  usePromptPause(input === 'benefits' ? undefined : input, company);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Page width="narrow">
      <Cards>
        <Card className={css.thanks}>
          <div className={tool.fields}>
            <h1 ref={title} tabIndex={-1}>
              {texts.thanks}
            </h1>
            <p>{text}</p>
          </div>
          <div className={classNames(tool.result, css.result)}>{published}</div>
        </Card>
        <Card padded className={css.share}>
          <h2>{texts.shareTitle(company)}</h2>
          <p>{texts.shareText}</p>
          <Button icon="share-2" onClick={() => void share(shareable)}>
            {texts.share}
          </Button>
        </Card>
        <Card padded className={css.share}>
          <h2>{texts.next}</h2>
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
