import { companyText } from '../../core/companies/text';
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
  const near = [1, page - 1, page, page + 1, pages].filter((item) => item >= 1 && item <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((item, index) => {
    const before = shown[index - 1];
    if (before === undefined || item - before === 1) return [item];
    return [item - before === 2 ? item - 1 : undefined, item];
  });
}

export function PageNumbers({ page, pages, hrefOf }: PageNumbersProps) {
  const text = companyText.pages;
  if (pages < 2) return undefined;
  return (
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
  );
}
