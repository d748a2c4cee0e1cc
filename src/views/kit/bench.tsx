import css from './bench.module.css';
import { classNames } from './class-names';

/** The bench of the logo with one free seat, for empty states. */
export const Bench = ({ className }: { readonly className?: string }) => (
  <svg className={classNames(css.bench, className)} viewBox="0 0 132 96" aria-hidden="true">
    <ellipse cx="66" cy="88" rx="58" ry="5" className={css.shade} />
    <path d="M8 56h116" className={css.seat} />
    <path d="M26 60v26M106 60v26" className={css.legs} />
    <circle cx="44" cy="30" r="17" className={css.free} />
    <circle cx="88" cy="30" r="18" className={css.head} />
  </svg>
);
