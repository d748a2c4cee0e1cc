import type { Phrase, RatingSummary } from '../../core/reviews/review';
import { reviewText as texts } from '../../core/reviews/text';
import { grouped } from '../../core/shared/numbers';
import { Card } from '../kit/card';
import { Highlight } from '../kit/highlight';
import { Icon } from '../kit/icon';
import css from './phrases-card.module.css';

const SHOWN = 3;

export const PhrasesCard = ({ ratings }: { readonly ratings: RatingSummary }) => (
  <Card className={css.card}>
    <h2>{texts.phrasesTitle}</h2>
    <p className={css.sub}>{texts.phrasesBasis(ratings.lastYear, grouped(ratings.lastYear))}</p>
    <div className={css.sides}>
      <Side tone="like" phrases={ratings.likes} />
      <Side tone="dislike" phrases={ratings.dislikes} />
    </div>
  </Card>
);

const Side = ({ tone, phrases }: { tone: 'like' | 'dislike'; phrases: readonly Phrase[] }) => (
  <div>
    <h3 className={css[tone]}>
      <Icon name={tone === 'like' ? 'thumbs-up' : 'thumbs-down'} />
      {tone === 'like' ? texts.likes : texts.dislikes}
    </h3>
    {phrases.length === 0 && <p className={css.nothing}>{texts.noPhrases}</p>}
    <ul className={css.phrases}>
      {phrases.slice(0, SHOWN).map(({ text, highlight, mentions }) => (
        <li key={text}>
          <Highlight text={text} span={highlight} tone={tone} />
          <small>{texts.mentioned(mentions)}</small>
        </li>
      ))}
    </ul>
  </div>
);
