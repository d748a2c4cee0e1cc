import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { GivenCount } from '../../core/contributions/contributions-port';
import { accountWords } from '../../core/profile/account-words';
import { Clock } from '../../core/shared/clock';
import { grouped } from '../../core/shared/numbers';
import { longDate } from '../../core/shared/time';
import { pathTo } from '../../core/shell/screens';
import { GateStore } from '../../stores/login/gate-store';
import { AccountStore } from '../../stores/profile/account-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { goOnAfter } from '../kit/go-on-after';
import { goOnInPlace } from '../kit/go-on-in-place';
import { Segmented } from '../kit/segmented';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import css from './fates-list.module.css';

const words = accountWords.leave;
const A_DAY_MS = 86_400_000;

export const LeaveCard = observer(function LeaveCard() {
  const store = useStore(AccountStore);
  const { account } = store;
  const gates = useStore(GateStore);
  const [asked, setAsked] = useState(false);
  useEffect(() => store.recall(), [store]);
  const clock = useStore(Clock);
  if (!account || account.deletion) return undefined;
  const day = longDate(new Date(clock.now() + account.graceDays * A_DAY_MS));
  const leave = async () => {
    const outcome = await store.leave();
    if (outcome === 'failed') return;
    setAsked(false);
    if (outcome === 'freshLogin') logInAgain(gates);
  };
  // The card disappears; the focus moves to the next actions at the top of the page.
  const leaveFromHere = () =>
    goOnAfter('dialog[open] button', (button) => button === document.activeElement, leave);
  return (
    <SectionCard title={words.title} text={words.text(account.graceDays)}>
      <Fates />
      <p className={css.note}>{words.first}</p>
      <Button look="line" className={css.danger ?? ''} icon="trash-2" onClick={() => setAsked(true)}>
        {words.action}
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={words.sure}
        size="small"
        footer={
          <>
            <Button onClick={() => setAsked(false)} data-autofocus>
              {words.cancel}
            </Button>
            <Button
              look="ink"
              className={css.final ?? ''}
              busy={store.busy === 'delete'}
              onClick={leaveFromHere}
            >
              {words.confirm}
            </Button>
          </>
        }
      >
        <p>{words.sureText(day)}</p>
      </Dialog>
    </SectionCard>
  );
});

/** Returns to this page with the stored choices. */
const logInAgain = (gates: GateStore) =>
  gates.open('login', 'general', undefined, {
    title: words.logIn.title,
    subTitle: words.logIn.text,
    isAnonymous: false,
    redirectUrl: pathTo('manage-account'),
  });

const Fates = observer(function Fates() {
  const { fates, account, choose } = useStore(AccountStore);
  if (fates.length === 0) return undefined;
  return (
    <fieldset className={css.fates}>
      <legend>{words.choose}</legend>
      <p className={css.note}>{words.chooseText}</p>
      {fates.map(({ kind, fate }) => (
        <div key={kind} className={css.row}>
          <span className={css.kind}>
            {words.kinds[kind]}
            <HowMany counted={account?.counts.find((one) => one.kind === kind)} />
          </span>
          <Segmented
            label={words.kinds[kind]}
            value={fate}
            options={[
              { value: 'KEEP', label: words.keep },
              { value: 'REMOVE', label: words.remove },
            ]}
            onChange={(chosen) => choose(kind, chosen)}
          />
        </div>
      ))}
    </fieldset>
  );
});

/** Votes are the only kind without a count. */
const HowMany = ({ counted }: { readonly counted: GivenCount | undefined }) =>
  counted && <small>{grouped(counted.count)}</small>;

/** Shown during the grace period. */
export const DueCard = observer(function DueCard() {
  const { account, busy, stay } = useStore(AccountStore);
  const due = account?.deletion?.dueOn;
  if (due === undefined) return undefined;
  return (
    <SectionCard title={words.due(longDate(new Date(due)))} text={words.dueText}>
      <Button look="gold" busy={busy === 'keep'} onClick={() => void goOnInPlace(stay)}>
        {words.stay}
      </Button>
    </SectionCard>
  );
});
