import type { Company, CompanyCard, Leader, Photo } from '../../core/companies/company';
import { companyAge } from '../../core/companies/company-age';
import { companyText as text } from '../../core/companies/text';
import { compact, grouped } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { CompanyMark } from '../kit/company-mark';
import { Rating } from '../kit/rating';
import css from './side-cards.module.css';

interface FactsCardProps {
  readonly company: Company;
  readonly now: number;
}

export function FactsCard({ company, now }: FactsCardProps) {
  const { facts, size } = text;
  const rows = [
    [facts.founded, facts.yearsAgo(company.foundedYear, companyAge(company, now))],
    [facts.inIndia, size(company.employeesInIndia)],
    [facts.worldwide, size(company.employeesWorldwide)],
    [facts.headquarters, company.headquarters],
    [facts.industry, company.industry],
    [facts.alsoIn, company.secondaryIndustry],
    [facts.followers, grouped(company.counts.followers)],
    [facts.website, company.website],
    [facts.phone, company.contact.phone],
    [facts.email, company.contact.email],
  ] as const;
  return (
    <Card padded>
      <h2 className={css.title}>{facts.title}</h2>
      <dl className={css.facts}>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <OtherLinks contact={company.contact} />
      {company.premium && <p className={css.premium}>{facts.premium}</p>}
    </Card>
  );
}

/** Links to the company's other sites; the page loads nothing from them. */
function OtherLinks({ contact: { careerSiteUrl, jobPortalUrl, socialLinks } }: Pick<Company, 'contact'>) {
  const { facts } = text;
  const links = [
    ...(careerSiteUrl ? [{ name: facts.careers, url: careerSiteUrl }] : []),
    ...(jobPortalUrl ? [{ name: facts.jobPortal, url: jobPortalUrl }] : []),
    ...socialLinks.map(({ kind, url }) => ({ name: facts.socialKinds[kind], url })),
  ];
  if (links.length === 0) return undefined;
  return (
    <ul className={css.elsewhere} aria-label={facts.social}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="nofollow noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface PhotosCardProps {
  readonly company: Company;
  readonly photos: readonly Photo[];
}

export function PhotosCard({ company: { name, urlName, counts }, photos }: PhotosCardProps) {
  const path = pathTo('company-photos', { urlName });
  const more = counts.photos - photos.length;
  return (
    <Card padded>
      <div className={css.head}>
        <h2 className={css.title}>{text.inside}</h2>
        <Anchor href={path}>{text.all(counts.photos, compact(counts.photos))}</Anchor>
      </div>
      <div className={css.photos}>
        {photos.map(({ id, url, caption }, index) => (
          <Anchor key={id} href={path} className={index === 0 ? css.wide : css.photo}>
            <img src={url} alt={text.photoOf(caption, name)} width={320} height={240} loading="lazy" />
            {index === photos.length - 1 && more > 0 && (
              <span className={css.more}>
                <b aria-hidden="true">+{compact(more)}</b>
                <span className={css.hidden}>{text.morePhotos(more)}</span>
              </span>
            )}
          </Anchor>
        ))}
      </div>
    </Card>
  );
}

interface RelatedCardProps {
  readonly title: string;
  readonly companies: readonly CompanyCard[];
  readonly action?: { readonly label: string; readonly href: string };
}

export const RelatedCard = ({ title, companies, action }: RelatedCardProps) => (
  <Card padded>
    <div className={css.head}>
      <h2 className={css.title}>{title}</h2>
      {action && <Anchor href={action.href}>{action.label}</Anchor>}
    </div>
    <ul className={css.companies}>
      {companies.map((companyCard) => (
        <li key={companyCard.id} data-company={companyCard.urlName}>
          <Anchor href={pathTo('company-overview', { urlName: companyCard.urlName })} className={css.company}>
            <CompanyMark url={companyCard.logoUrl} name={companyCard.name} size="sm" />
            <span>
              <b>{companyCard.name}</b>
              <small>{text.reviews(companyCard.reviews, compact(companyCard.reviews))}</small>
            </span>
            {companyCard.rating > 0 && <Rating value={companyCard.rating} />}
          </Anchor>
        </li>
      ))}
    </ul>
  </Card>
);

export const LeadersCard = ({ leaders }: { readonly leaders: readonly Leader[] }) => (
  <Card padded>
    <h2 className={css.title}>{text.leaders}</h2>
    <ul className={css.companies}>
      {leaders.map(({ name, title, sinceYear }) => (
        <li key={title} className={css.leader}>
          <span>
            <b>{name}</b>
            <small>{title}</small>
          </span>
          <small>{text.since(sinceYear)}</small>
        </li>
      ))}
    </ul>
  </Card>
);
