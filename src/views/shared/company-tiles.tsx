import { Anchor } from '../kit/anchor';
import { CompanyMark } from '../kit/company-mark';
import css from './company-tiles.module.css';

export interface CompanyTile {
  readonly urlName: string;
  readonly name: string;
  readonly logoUrl: string;
  readonly detail: string;
  readonly href: string;
}

/** Companies as a grid of links, each with one figure. */
export const CompanyTiles = ({ tiles }: { readonly tiles: readonly CompanyTile[] }) => (
  <ul className={css.companies}>
    {tiles.map(({ urlName, name, logoUrl, detail, href }) => (
      <li key={urlName}>
        <Anchor className={css.company} href={href}>
          <CompanyMark url={logoUrl} name={name} />
          <span>
            <b>{name}</b>
            <small>{detail}</small>
          </span>
        </Anchor>
      </li>
    ))}
  </ul>
);
