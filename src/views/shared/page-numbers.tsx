import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { companyText } from '../../core/companies/text';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import type { MissedPage } from '../../stores/shared/turn-page';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import css from './page-numbers.module.css';

interface PageNumbersProps {
  readonly page: number;
  readonly pages: number;
  readonly missed?: MissedPage | undefined;
  readonly hrefOf: (page: number) => string;
}

/** The pages around the current one, the first and the last; undefined marks a gap of at least two pages. */
export function numbersAround(page: number, pages: number): readonly (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((item) => item >= 1 && item <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((item, index) => {
    const before = shown[index - 1];
    if (before === undefined || item - before === 1) return [item];
    return [item - before === 2 ? item - 1 : undefined, item];
  });
}

/** Takes the focus, because a page opens at its start, away from this message. */
function Missed({ page, failure }: MissedPage) {
  const { key } = useLocation();
  const { revalidate, state } = useRevalidator();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page scrolls to its start once its URL is set
  useEffect(() => {
    const button = place.current?.querySelector('button');
    button?.focus({ preventScroll: true });
    button?.scrollIntoView?.({ block: 'center' });
  }, [key]);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={place} className={css.missed}>
      <p role="alert">
        {companyText.pages.missed(page)} {retryAfterMessageOr(failure, '')}
      </p>
      <Button icon="rotate-ccw" busy={state === 'loading'} onClick={() => void revalidate()}>
        {companyText.pages.retry}
      </Button>
    </div>
  );
}

export function PageNumbers({ page, pages, missed, hrefOf }: PageNumbersProps) {
  const text = companyText.pages;
  if (pages < 2) return undefined;
  return (
    <>
      {missed && <Missed {...missed} />}
      <nav aria-label={text.label} className={css.pages}>
        {page > 1 && (
          <Anchor href={hrefOf(page - 1)} className={css.page} aria-label={text.previous}>
            <Icon name="chevron-left" />
          </Anchor>
        )}
        {numbersAround(page, pages).map((item, index) =>
          item === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no id but its position.
            <span key={`gap ${index}`} className={css.gap}>
              …
            </span>
          ) : (
            <Anchor
              key={item}
              href={hrefOf(item)}
              className={css.page}
              aria-label={text.page(item)}
              aria-current={item === page ? 'page' : undefined}
            >
              {item}
            </Anchor>
          ),
        )}
        {page < pages && (
          <Anchor href={hrefOf(page + 1)} className={css.page} aria-label={text.next}>
            <Icon name="chevron-right" />
          </Anchor>
        )}
      </nav>
    </>
  );
}
