import css from './stars.module.css';

const STAR = 'M10 1.8l2.5 5.2 5.7.7-4.2 3.9 1.1 5.6L10 14.5l-5.1 2.7L6 11.6 1.8 7.7l5.7-.7z';

/** The filled fraction of each of the five stars, from 0 to 1. */
const fills = (value: number): readonly number[] =>
  [0, 1, 2, 3, 4].map((full) => Math.max(0, Math.min(1, value - full)));

export const Stars = ({ value }: { readonly value: number }) => (
  <svg className={css.stars} viewBox="0 0 100 20" aria-hidden="true">
    {fills(value).map((fill, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the number of stars never changes.
      <g key={index} transform={`translate(${index * 20})`}>
        <path d={STAR} className={css.empty} />
        {fill > 0 && (
          <svg width={20 * fill} height="20" aria-hidden="true">
            <path d={STAR} className={css.full} />
          </svg>
        )}
      </g>
    ))}
  </svg>
);
