import { observer } from 'mobx-react-lite';
import type { PayComparison } from '../../core/salaries/fair-pay-port';
import { fairPayText as texts } from '../../core/salaries/fair-pay-text';
import { describePeers } from '../../core/salaries/peer-group';
import { roundPay } from '../../core/salaries/round-pay';
import { loaded } from '../../core/shared/loadable';
import { yearlyPay } from '../../core/shared/money';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import type { FairPayStore } from '../../stores/salaries/fair-pay-store';
import { Button } from '../kit/button';
import { BandTrack } from './band-track';
import board from './board.module.css';
import { Fact } from './fact';
import css from './fair-pay.module.css';
import { Unfilled } from './unfilled';

export const FairPayBoard = observer(function FairPayBoard({ store }: { store: FairPayStore }) {
  const { checked, asked: request } = store;
  const known = loaded(checked);
  return (
    <section className={board.board} aria-label={texts.comparison} aria-busy={checked.state === 'LOADING'}>
      <p className={board.caption}>{texts.comparison}</p>
      <div aria-live="polite">
        {checked.state === 'FAILURE' ? (
          <Reported title={retryAfterMessageOr(checked.failure, texts.failed)} />
        ) : known === undefined ? (
          <>
            <Reported title={texts.waiting} text={texts.waitingHint} />
            <Unfilled names={UNFILLED}>
              <BandTrack />
            </Unfilled>
          </>
        ) : known.comparison === undefined ? (
          <Reported title={texts.insufficient} text={texts.insufficientHint} />
        ) : (
          <PayPosition
            comparison={known.comparison}
            pay={known.question.yearlyPay}
            stock={Math.round(request.stockPerYear / 100)}
          />
        )}
      </div>
      {checked.state === 'FAILURE' && (
        <div className={board.actions}>
          <Button look="gold" type="submit">
            {texts.retry}
          </Button>
        </div>
      )}
    </section>
  );
});

const Reported = ({ title, text }: { title: string; text?: string }) => (
  <>
    <p className={css.contribution}>{title}</p>
    {text && <p className={board.note}>{text}</p>}
  </>
);

const UNFILLED = [texts.yourPay, texts.median, texts.confidence, texts.peers];

interface PayPositionProps {
  readonly comparison: PayComparison;
  /** Rupees per year. */
  readonly pay: number;
  readonly stock: number;
}

const PayPosition = ({ comparison: position, pay, stock }: PayPositionProps) => {
  const { band, likely, verdict, p50, gap, confidence } = position;
  return (
    <>
      <output className={board.figure}>{texts.band(band)}</output>
      <p className={css.verdict}>{texts.verdict(texts.verdicts[verdict])}</p>
      <BandTrack band={band} />
      <p className={board.note}>
        {texts.earnLess(band)} {texts.likely(likely)} {texts.whyBand}
      </p>
      <dl className={css.facts}>
        <Fact name={texts.yourPay} value={yearlyPay(pay)} note={comparedAs(pay)} />
        <Fact name={texts.median} value={yearlyPay(p50)} note={texts.gap(gap)} />
        <Fact name={texts.confidence} value={texts.confidences[confidence]} />
        <Fact name={texts.peers} value={describePeers(position)} />
      </dl>
      {stock > 0 && <p className={board.note}>{texts.stockApart(yearlyPay(stock))}</p>}
    </>
  );
};

/** The compared amount when rounding changed the typed one. */
const comparedAs = (pay: number): string | undefined => {
  const rounded = roundPay(pay);
  return rounded === pay ? undefined : texts.comparedAs(yearlyPay(rounded));
};
