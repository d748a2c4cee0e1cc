import { railText } from '../../core/feed/rail-text';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { useRepeatedContent } from '../shared/use-repeated-content';
import css from './side-rail.module.css';

/** Invites the user to compare salaries. The curve is decorative and shows no figures. */
export const FairPayCard = () => <Card padded {...useRepeatedContent(FairPay, {})} />;

function FairPay() {
  const texts = railText.rail;
  return (
    <>
      <h2 className={css.title}>{texts.fairTitle}</h2>
      <p className={css.text}>{texts.fairText}</p>
      <svg className={css.curve} viewBox="0 0 264 84" aria-hidden="true">
        <path className={css.all} d={`${CURVE} L264 82 L0 82Z`} />
        <path className={css.middle} d="M63 82V40C74 27 82 25 90 25C103 25 113 36 126 49V82Z" />
        <path className={css.line} d={CURVE} />
        <path className={css.axis} d="M0 82H264" />
        <path className={css.you} d="M108 82V24" />
        <circle className={css.dot} cx="108" cy="33" r="5" />
        <rect className={css.pill} x="91" y="2" width="34" height="20" rx="6" />
        <text className={css.ask} x="108" y="16.5">
          {texts.fairYou}
        </text>
      </svg>
      <Button look="line" size="small" wide href={pathTo('paid-fairly')}>
        {texts.fairAction}
      </Button>
      <p className={css.note}>{texts.fairPrivate}</p>
    </>
  );
}

const CURVE =
  'M0 80C22 74 38 66 54 50C68 35 78 25 90 25C110 25 122 46 140 56C168 71 186 68 212 75C232 80 248 81 264 81';
