import { companyWords } from '../../core/companies/words';
import { Anchor } from '../kit/anchor';
import { Icon } from '../kit/icon';
import css from './page-numbers.module.css';

interface PageNumbersProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** The pages around the current one, the first and the last; undefined marks a gap of at least two pages. */
export function numbersAround(page: number, pages: number): readonly (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((one, at) => {
    const before = shown[at - 1];
    if (before === undefined || one - before === 1) return [one];
    return [one - before === 2 ? one - 1 : undefined, one];
  });
}

export function PageNumbers({ page, pages, hrefOf }: PageNumbersProps) {
  const words = companyWords.pages;
  if (pages < 2) return undefined;
  return (
    <nav aria-label={words.label} className={css.pages}>
      {page > 1 && (
        <Anchor href={hrefOf(page - 1)} className={css.page} aria-label={words.previous}>
          <Icon name="chevron-left" />
        </Anchor>
      )}
      {numbersAround(page, pages).map((one, at) =>
        one === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone.
          <span key={`gap ${at}`} className={css.gap}>
            …
          </span>
        ) : (
          <Anchor
            key={one}
            href={hrefOf(one)}
            className={css.page}
            aria-label={words.page(one)}
            aria-current={one === page ? 'page' : undefined}
          >
            {one}
          </Anchor>
        ),
      )}
      {page < pages && (
        <Anchor href={hrefOf(page + 1)} className={css.page} aria-label={words.next}>
          <Icon name="chevron-right" />
        </Anchor>
      )}
    </nav>
  );
}
