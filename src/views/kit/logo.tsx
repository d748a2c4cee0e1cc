import { classNames } from './class-names';
import css from './logo.module.css';

interface LogoProps {
  readonly height?: number;
  /** The heads bob in turn as a loading indicator. */
  readonly busy?: boolean;
  readonly className?: string | undefined;
}

/** The logo: two colleagues on a bench. It takes the colour of the surrounding text. */
export const Logo = ({ height = 26, busy = false, className }: LogoProps) => (
  <svg
    className={classNames(css.logo, busy && css.busy, className)}
    viewBox="0 0 36 30"
    width={(height * 36) / 30}
    height={height}
    aria-hidden="true"
  >
    <circle cx="10.5" cy="7" r="6" className={css.left} />
    <circle cx="25.5" cy="7" r="6" className={css.right} />
    <path d="M1.5 17.5h33" className={css.seat} />
    <path d="M7 20v8M29 20v8" className={css.legs} />
  </svg>
);
