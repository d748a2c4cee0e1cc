import { compensation } from '../../core/jobs/compensation';
import { salaryQuery } from '../../core/salaries/salary-query';
import { shortPay } from '../../core/salaries/short-pay';
import { answerText } from '../../core/search/answer-text';
import { hitPath } from '../../core/search/hit-path';
import type { CompanyHitCounts, Hit, HitKind } from '../../core/search/search';
import { searchText as text } from '../../core/search/text';
import { closedTable } from '../../core/shared/closed-table';
import { compact } from '../../core/shared/numbers';
import { pathTo, type ScreenId } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Avatar } from '../kit/avatar';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import { Rating } from '../kit/rating';
import { AnswerRow } from './answer-row';
import css from './search.module.css';

const ICONS: Readonly<Record<HitKind, IconName>> = closedTable({
  ANSWER: 'search',
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

/** Nothing unless the employer states it. */
const HitPay = ({ hit: { pay } }: { readonly hit: Hit }) =>
  pay &&
  (pay.minCtc !== undefined || pay.maxCtc !== undefined) && (
    <>
      {' · '}
      <span className={css.pay}>{compensation(pay)}</span>
    </>
  );

export const HitText = ({ hit }: { readonly hit: Hit }) => (
  <span className={css.text}>
    <b>{hit.name}</b>
    <small>
      {hit.kind === 'SKILL' ? text.skillDetail : hit.detail}
      <HitPay hit={hit} />
    </small>
  </span>
);

const LINKS = {
  reviews: 'company-reviews',
  salaries: 'company-salaries',
  interviews: 'company-interviews',
  jobs: 'company-jobs',
} as const satisfies Record<keyof CompanyHitCounts, ScreenId>;
const PAGES = Object.keys(LINKS) as readonly (keyof CompanyHitCounts)[];

/** Links to the pages of a company that have something to read. */
function CompanyLinks({ hit: { name, urlName, counts } }: { readonly hit: Hit }) {
  const pages = PAGES.filter((page) => (counts?.[page] ?? 0) > 0);
  if (pages.length === 0) return undefined;
  return (
    <nav className={css.links} aria-label={answerText.linksLabel(name)}>
      {pages.map((page) => (
        <Anchor key={page} href={pathTo(LINKS[page], { urlName })}>
          {answerText.links[page]} <small>{compact(counts?.[page] ?? 0)}</small>
        </Anchor>
      ))}
    </nav>
  );
}

/** The pay that most people look for, without another click. */
const TopPayLinks = ({ hit: { urlName, topPay = [] } }: { readonly hit: Hit }) =>
  topPay.length > 0 && (
    <ul className={css.topPay}>
      {topPay.map(({ role, p50 }) => (
        <li key={role.id}>
          <Anchor href={pathTo('company-salaries', { urlName }) + salaryQuery({ jobProfileId: role.id })}>
            {role.name} <b>{shortPay(p50)}</b>
          </Anchor>
        </li>
      ))}
    </ul>
  );

export const HitRow = ({ hit }: { readonly hit: Hit }) =>
  hit.answer ? (
    <li>
      <AnswerRow hit={hit} answer={hit.answer} />
    </li>
  ) : (
    <li>
      <Anchor className={css.hit} href={hitPath(hit)}>
        <HitSign hit={hit} />
        <HitText hit={hit} />
        {hit.rating !== undefined && <Rating value={hit.rating} />}
      </Anchor>
      <TopPayLinks hit={hit} />
      <CompanyLinks hit={hit} />
    </li>
  );
