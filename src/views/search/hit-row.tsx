import { hitPath } from '../../core/search/hit-path';
import type { Hit, HitKind } from '../../core/search/search';
import { searchText as text } from '../../core/search/text';
import { closedTable } from '../../core/shared/closed-table';
import { Anchor } from '../kit/anchor';
import { Avatar } from '../kit/avatar';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import { Rating } from '../kit/rating';
import css from './search.module.css';

const ICONS: Readonly<Record<HitKind, IconName>> = closedTable({
  COMPANY: 'building-2',
  DESIGNATION: 'indian-rupee',
  SKILL: 'hash',
  COLLEGE: 'graduation-cap',
  COMMUNITY: 'users',
  QUESTION: 'messages-square',
  JOB: 'briefcase',
  POST: 'message-circle',
});

/** The icon of a result: its logo, a community's kolam, or the icon of its kind. */
export function HitSign({ hit: { kind, logoUrl, name } }: { readonly hit: Hit }) {
  if (logoUrl && kind === 'COMMUNITY') return <Avatar url={logoUrl} size="header" />;
  if (logoUrl) return <CompanyMark url={logoUrl} name={name} size="sm" />;
  return (
    <span className={css.sign}>
      <Icon name={ICONS[kind]} />
    </span>
  );
}

export const HitText = ({ hit }: { readonly hit: Hit }) => (
  <span className={css.text}>
    <b>{hit.name}</b>
    <small>{hit.kind === 'SKILL' ? text.skillDetail : hit.detail}</small>
  </span>
);

export const HitRow = ({ hit }: { readonly hit: Hit }) => (
  <li>
    <Anchor className={css.hit} href={hitPath(hit)}>
      <HitSign hit={hit} />
      <HitText hit={hit} />
      {hit.rating !== undefined && <Rating value={hit.rating} />}
    </Anchor>
  </li>
);
