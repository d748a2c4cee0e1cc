import { communityWords } from '../../core/communities/words';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import css from './rules-card.module.css';

const words = communityWords.page;

export const RulesCard = () => (
  <Card padded className={css.rules ?? ''}>
    <h2 className={css.title}>{words.rulesTitle}</h2>
    <ol className={css.list}>
      {words.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
    <Anchor className={css.link} href={pathTo('guidelines')}>
      {words.guidelines}
    </Anchor>
  </Card>
);
