import { employerText as text } from '../../core/companies/employer-text';
import { BRAND } from '../../core/shared/brand';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import { Cards, Page } from '../kit/page';
import type { ScreenHandle } from '../shared/screen-module';
import { SectionCard } from '../shared/section-card';
import css from './employers-screen.module.css';

export const handle: ScreenHandle = {
  head: () => ({ title: `${text.title} | ${BRAND}`, description: text.description, hidden: true }),
};

/** The target of the link on a claimed page; employers have their own tools elsewhere. */
export function Component() {
  return (
    <Page>
      <Hero />
      <Cards>
        <SectionCard title={text.access.title}>
          <ol className={css.steps}>
            {text.access.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </SectionCard>
        <div className={css.two}>
          <Rules title={text.managed.title} rules={text.managed.rules} icons={MANAGED} />
          <Rules title={text.holds.title} rules={text.holds.rules} icons={HOLDS} />
        </div>
        <SectionCard title={text.faqTitle}>
          <div className={css.faq}>
            {text.faq.map(({ question, answer }, index) => (
              <details key={question} open={index === 0}>
                <summary>
                  {question}
                  <Icon name="chevron-down" size="small" />
                </summary>
                <p className={css.reason}>{answer}</p>
              </details>
            ))}
          </div>
        </SectionCard>
        <SectionCard
          title={text.question}
          text={text.questionText}
          end={
            <Button icon="flag" href={pathTo('need-help')}>
              {text.help}
            </Button>
          }
        />
      </Cards>
    </Page>
  );
}

const Hero = () => (
  <Card board className={css.hero}>
    <div>
      <h1>{text.title}</h1>
      <p className={css.lead}>{text.lead}</p>
      <div className={css.ways}>
        <Button look="gold" icon="search" href={pathTo('companies')}>
          {text.access.find}
        </Button>
        <Button icon="flag" href={pathTo('need-help')}>
          {text.help}
        </Button>
      </div>
    </div>
    <figure className={css.example}>
      <figcaption>{text.example.title}</figcaption>
      <blockquote className={css.review}>
        <p>{text.example.review}</p>
        <footer>{text.example.author}</footer>
      </blockquote>
      <div className={css.reply}>
        <b>
          <Icon name="reply" size="small" />
          {text.example.company}
        </b>
        <p className={css.answer}>{text.example.reply}</p>
      </div>
    </figure>
  </Card>
);

/** In the order of the texts. */
const MANAGED: readonly IconName[] = ['reply', 'circle-help', 'newspaper', 'building-2'];
const HOLDS: readonly IconName[] = ['badge-check', 'message-circle', 'pencil', 'lock'];

interface RulesProps {
  readonly title: string;
  readonly rules: readonly string[];
  readonly icons: readonly IconName[];
}

const Rules = ({ title, rules, icons }: RulesProps) => (
  <SectionCard title={title}>
    <ul className={css.rules}>
      {rules.map((rule, index) => (
        <li key={rule}>
          <Icon name={icons[index] ?? 'check'} size="small" />
          {rule}
        </li>
      ))}
    </ul>
  </SectionCard>
);
