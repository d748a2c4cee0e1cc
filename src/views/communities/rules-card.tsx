import { communityText } from '../../core/communities/text';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import css from './rules-card.module.css';

const text = communityText.page;

export const RulesCard = () => (
  <Card padded className={css.rules}>
    <h2 className={css.title}>{text.rulesTitle}</h2>
    <ol className={css.list}>
      {text.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
    <Anchor className={css.link} href={pathTo('guidelines')}>
      {text.guidelines}
    </Anchor>
  </Card>
);
