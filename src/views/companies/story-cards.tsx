import { collageOf } from '../../core/companies/collage';
import type { Company, CompanySection, CompanyUpdate, Photo, Prize } from '../../core/companies/company';
import { companyText } from '../../core/companies/text';
import { longDate } from '../../core/shared/time';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { RichText } from '../kit/rich-text';
import css from './story-cards.module.css';

const texts = companyText.story;
const dayOf = (day: string): string => longDate(new Date(`${day}T06:00:00Z`));

export const UpdatesCard = ({
  name,
  updates,
}: {
  readonly name: string;
  readonly updates: readonly CompanyUpdate[];
}) => (
  <Card padded>
    <h2 className={css.title}>{texts.updates(name)}</h2>
    <ul className={css.updates}>
      {updates.map(({ title, text, writtenOn }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <RichText text={text} />
          </p>
          <small>{dayOf(writtenOn)}</small>
        </li>
      ))}
    </ul>
  </Card>
);

/** A section written by the company. */
export const SectionCard = ({ section }: { readonly section: CompanySection }) => (
  <Card padded className={css.section}>
    <div>
      <h2 className={css.title}>{section.title}</h2>
      <p className={css.text}>
        <RichText text={section.text} />
      </p>
    </div>
    {section.imageUrl && <img src={section.imageUrl} alt="" width={240} height={180} loading="lazy" />}
  </Card>
);

interface LifeCardProps {
  readonly company: Company;
  readonly photos: readonly Photo[];
}

/** A collage of company life; fewer than four pictures show nothing. */
export function LifeCard({ company: { id, urlName, name }, photos }: LifeCardProps) {
  const collage = collageOf(photos.length, id);
  if (!collage) return undefined;
  return (
    <Card padded>
      <h2 className={css.title}>{texts.life(name)}</h2>
      <ul className={css.collage} data-layout={collage.layout}>
        {photos.slice(0, collage.shown).map((photo) => (
          <li key={photo.id}>
            <Anchor href={pathTo('company-photos', { urlName })}>
              <img
                src={photo.url}
                alt={companyText.photoOf(photo.caption, name)}
                width={320}
                height={240}
                loading="lazy"
              />
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const PrizesCard = ({ prizes }: { readonly prizes: readonly Prize[] }) => (
  <Card padded>
    <h2 className={css.small}>{texts.prizes}</h2>
    <ul className={css.prizes}>
      {prizes.map(({ name, giver, year }) => (
        <li key={`${name} ${year}`}>
          <b>{name}</b>
          <small>
            {giver}, {year}
          </small>
        </li>
      ))}
    </ul>
  </Card>
);

export const MessageCard = ({
  message,
  by,
}: {
  readonly message: string;
  readonly by: string | undefined;
}) => (
  <Card padded>
    <h2 className={css.small}>{texts.message}</h2>
    <blockquote className={css.message}>{message}</blockquote>
    {by && <p className={css.by}>{by}</p>}
  </Card>
);
