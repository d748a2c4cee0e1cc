import { observer } from 'mobx-react-lite';
import type { PercentileBand } from '../../core/salaries/fair-pay';
import type { PayStanding } from '../../core/salaries/fair-pay-port';
import { fairPayWords as words } from '../../core/salaries/fair-pay-words';
import { roundPay } from '../../core/salaries/round-pay';
import { loaded } from '../../core/shared/loadable';
import { yearlyPay } from '../../core/shared/money';
import { waitOr } from '../../core/shell/wait-or';
import type { FairPayStore } from '../../stores/salaries/fair-pay-store';
import { Button } from '../kit/button';
import board from './board.module.css';
import css from './fair-pay.module.css';

export const FairPayBoard = observer(function FairPayBoard({ store }: { store: FairPayStore }) {
  const { checked, asked } = store;
  const known = loaded(checked);
  return (
    <section className={board.board} aria-label={words.standing} aria-busy={checked.state === 'LOADING'}>
      <p className={board.caption}>{words.standing}</p>
      <div aria-live="polite">
        {checked.state === 'FAILURE' ? (
          <Told
            title={
              checked.failure.kind === 'conflict' ? words.askedAlready : waitOr(checked.failure, words.failed)
            }
          />
        ) : known === undefined ? (
          <>
            <Told title={words.waiting} text={words.waitingHint} />
            <Unfilled />
          </>
        ) : known.standing === undefined ? (
          <Told title={words.insufficient} text={words.insufficientHint} />
        ) : (
          <Standing
            standing={known.standing}
            pay={known.question.yearlyPay}
            stock={Math.round(asked.stockPerYear / 100)}
          />
        )}
      </div>
      {checked.state === 'FAILURE' && checked.failure.kind !== 'conflict' && (
        <div className={board.actions}>
          <Button look="gold" type="submit">
            {words.retry}
          </Button>
        </div>
      )}
    </section>
  );
});

const Told = ({ title, text }: { title: string; text?: string }) => (
  <>
    <p className={css.told}>{title}</p>
    {text && <p className={board.note}>{text}</p>}
  </>
);

const UNFILLED = [words.yourPay, words.median, words.confidence, words.peers];

/** Placeholder before the first check; on a narrow screen only its text. */
const Unfilled = () => (
  <div className={css.unfilled} aria-hidden="true">
    <Track />
    <dl className={css.facts}>
      {UNFILLED.map((name) => (
        <Fact key={name} name={name} value="–" />
      ))}
    </dl>
  </div>
);

interface StandingProps {
  readonly standing: PayStanding;
  /** Rupees per year. */
  readonly pay: number;
  readonly stock: number;
}

const Standing = ({ standing, pay, stock }: StandingProps) => {
  const { band, verdict, p50, gap, confidence } = standing;
  return (
    <>
      <output className={board.figure}>{words.band(band)}</output>
      <p className={css.verdict}>{words.verdict(words.verdicts[verdict])}</p>
      <Track band={band} />
      <p className={board.note}>
        {words.earnLess(band)} {words.whyBand}
      </p>
      <dl className={css.facts}>
        <Fact name={words.yourPay} value={yearlyPay(pay)} note={comparedAs(pay)} />
        <Fact name={words.median} value={yearlyPay(p50)} note={words.gap(gap)} />
        <Fact name={words.confidence} value={words.confidences[confidence]} />
        <Fact name={words.peers} value={words.group(standing)} />
      </dl>
      {stock > 0 && <p className={board.note}>{words.stockApart(yearlyPay(stock))}</p>}
    </>
  );
};

/** The compared amount when rounding changed the typed one. */
const comparedAs = (pay: number): string | undefined => {
  const rounded = roundPay(pay);
  return rounded === pay ? undefined : words.comparedAs(yearlyPay(rounded));
};

const Fact = ({ name, value, note }: { name: string; value: string; note?: string | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {note && <small>{note}</small>}
    </dd>
  </div>
);

/** A scale of a hundred ranks with the band edges and the resulting band. */
const Track = ({ band }: { band?: PercentileBand }) => (
  <svg className={css.track} width="100%" height="26" aria-hidden="true">
    <rect y="9" width="100%" height="8" rx="4" className={css.ground} />
    {band && (
      <rect
        x={`${band.from}%`}
        y="5"
        width={`${band.to - band.from}%`}
        height="16"
        rx="8"
        className={css.band}
      />
    )}
    {[25, 40, 60, 75].map((edge) => (
      <rect key={edge} x={`${edge}%`} y="9" width="2" height="8" className={css.edge} />
    ))}
  </svg>
);
