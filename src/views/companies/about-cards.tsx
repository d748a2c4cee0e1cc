import { badgeText } from '../../core/companies/badge-text';
import { type Company, isKnownBadge } from '../../core/companies/company';
import type { Question } from '../../core/companies/faq';
import { companyText as text } from '../../core/companies/text';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import css from './about-cards.module.css';

export const AboutCard = ({ company: { name, about, mission } }: { readonly company: Company }) => (
  <Card className={css.card}>
    <h2>{text.aboutTitle(name)}</h2>
    {about && <p className={css.text}>{about}</p>}
    {mission && (
      <p className={css.text}>
        <b>{text.mission}: </b>
        {mission}
      </p>
    )}
  </Card>
);

export const BadgesCard = ({ badges }: Pick<Company, 'badges'>) => {
  const named = badges.filter(({ code }) => isKnownBadge(code));
  if (named.length === 0) return undefined;
  return (
    <Card className={css.card} id="badges">
      <h2>{badgeText.title}</h2>
      <dl className={css.rules}>
        {named.map(({ code }) => (
          <div key={code}>
            <dt>{badgeText.names[code]}</dt>
            <dd>{badgeText.rules[code]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

interface FaqCardProps {
  readonly name: string;
  readonly questions: readonly Question[];
}

export const FaqCard = ({ name, questions }: FaqCardProps) => (
  <Card className={css.card}>
    <h2>{text.faqTitle(name)}</h2>
    {questions.map(({ question, answer }, index) => (
      <details key={question} className={css.question} open={index === 0}>
        <summary>
          {question}
          <Icon name="chevron-down" size="small" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </Card>
);
