import { companyColours } from '../../core/shared/company-colours';
import css from './company-mark.module.css';
import { kitText as texts } from './kit-text';

export const initials = (name: string): string =>
  (name.match(/(?:^|\s)[\p{L}\p{N}]/gu) ?? [])
    .slice(0, 2)
    .map((letter) => letter.trim().toUpperCase())
    .join('');

/** The colour is derived from the name, so it is the same everywhere. */
export function InitialsTile({ name, className }: { readonly name: string; readonly className: string }) {
  const colours = companyColours(name);
  return (
    <svg className={className} viewBox="0 0 64 64" role="img" aria-label={texts.logoOf(name)}>
      <path d="M0 0h64v64H0z" fill={colours.ground} />
      <text x="32" y="41" textAnchor="middle" className={css.initials}>
        {initials(name)}
      </text>
    </svg>
  );
}
