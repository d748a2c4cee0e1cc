import { badgeWords, hasBadgeName } from '../../core/companies/badge-words';
import type { Company } from '../../core/companies/company';
import type { Question } from '../../core/companies/faq';
import { companyWords as words } from '../../core/companies/words';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import css from './about-cards.module.css';

export const ClaimedBanner = ({ name }: { readonly name: string }) => (
  <Card className={css.claimed}>
    <Icon name="shield-check" />
    <p>
      {words.claimed(name)}
      <Anchor href={pathTo('employers')}>{words.claimedWay}</Anchor>
    </p>
  </Card>
);

export const AboutCard = ({ company: { name, about, mission } }: { readonly company: Company }) => (
  <Card className={css.card}>
    <h2>{words.aboutTitle(name)}</h2>
    {about && <p className={css.text}>{about}</p>}
    {mission && (
      <p className={css.text}>
        <b>{words.mission}: </b>
        {mission}
      </p>
    )}
  </Card>
);

export const BadgesCard = ({ badges }: Pick<Company, 'badges'>) => {
  const named = badges.filter(({ code }) => hasBadgeName(code));
  if (named.length === 0) return undefined;
  return (
    <Card className={css.card} id="badges">
      <h2>{badgeWords.title}</h2>
      <dl className={css.rules}>
        {named.map(({ code }) => (
          <div key={code}>
            <dt>{badgeWords.names[code]}</dt>
            <dd>{badgeWords.rules[code]}</dd>
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
    <h2>{words.faqTitle(name)}</h2>
    {questions.map(({ question, answer }, at) => (
      <details key={question} className={css.question} open={at === 0}>
        <summary>
          {question}
          <Icon name="chevron-down" size="small" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </Card>
);
