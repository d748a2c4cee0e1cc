import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ActivityCount } from '../../core/contributions/contributions-port';
import { accountText } from '../../core/profile/account-text';
import { Clock } from '../../core/shared/clock';
import { grouped } from '../../core/shared/numbers';
import { longDate } from '../../core/shared/time';
import { pathTo } from '../../core/shell/screens';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { AccountStore } from '../../stores/profile/account-store';
import { Button } from '../kit/button';
import { continueAfter } from '../kit/continue-after';
import { continueInPlace } from '../kit/continue-in-place';
import { Dialog } from '../kit/dialog';
import { Segmented } from '../kit/segmented';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import css from './deletion-choices.module.css';

const text = accountText.leave;
const A_DAY_MS = 86_400_000;

export const LeaveCard = observer(function LeaveCard() {
  const store = useStore(AccountStore);
  const { account } = store;
  const loginPrompts = useStore(LoginPromptStore);
  const [request, setAsked] = useState(false);
  useEffect(() => store.recall(), [store]);
  const clock = useStore(Clock);
  if (!account || account.deletion) return undefined;
  const day = longDate(new Date(clock.now() + account.graceDays * A_DAY_MS));
  const leave = async () => {
    const outcome = await store.leave();
    if (outcome === 'failed') return;
    setAsked(false);
    if (outcome === 'freshLogin') logInAgain(loginPrompts);
  };
  // The card disappears; the focus moves to the next actions at the top of the page.
  const leaveFromHere = () =>
    continueAfter('dialog[open] button', (button) => button === document.activeElement, leave);
  return (
    <SectionCard title={text.title} text={text.text(account.graceDays)}>
      <DeletionChoices />
      <p className={css.note}>{text.first}</p>
      <Button look="line" className={css.danger} icon="trash-2" onClick={() => setAsked(true)}>
        {text.action}
      </Button>
      <Dialog
        open={request}
        onClose={() => setAsked(false)}
        title={text.sure}
        size="small"
        footer={
          <>
            <Button onClick={() => setAsked(false)} data-autofocus>
              {text.cancel}
            </Button>
            <Button look="ink" className={css.final} busy={store.busy === 'delete'} onClick={leaveFromHere}>
              {text.confirm}
            </Button>
          </>
        }
      >
        <p>{text.sureText(day)}</p>
      </Dialog>
    </SectionCard>
  );
});

/** Returns to this page with the stored choices. */
const logInAgain = (loginPrompts: LoginPromptStore) =>
  loginPrompts.open('login', 'general', undefined, {
    title: text.logIn.title,
    subTitle: text.logIn.text,
    isAnonymous: false,
    redirectUrl: pathTo('manage-account'),
  });

const DeletionChoices = observer(function DeletionChoices() {
  const { choices, account, choose } = useStore(AccountStore);
  if (choices.length === 0) return undefined;
  return (
    <fieldset className={css.choices}>
      <legend>{text.choose}</legend>
      <p className={css.note}>{text.chooseText}</p>
      {choices.map(({ kind, fate }) => (
        <div key={kind} className={css.row}>
          <span className={css.kind}>
            {text.kinds[kind]}
            <HowMany counted={account?.counts.find((activityCount) => activityCount.kind === kind)} />
          </span>
          <Segmented
            label={text.kinds[kind]}
            value={fate}
            options={[
              { value: 'KEEP', label: text.keep },
              { value: 'REMOVE', label: text.remove },
            ]}
            onChange={(chosen) => choose(kind, chosen)}
          />
        </div>
      ))}
    </fieldset>
  );
});

/** Votes are the only kind without a count. */
const HowMany = ({ counted }: { readonly counted: ActivityCount | undefined }) =>
  counted && <small>{grouped(counted.count)}</small>;

/** Shown during the grace period. */
export const DueCard = observer(function DueCard() {
  const { account, busy, stay } = useStore(AccountStore);
  const due = account?.deletion?.dueOn;
  if (due === undefined) return undefined;
  return (
    <SectionCard title={text.due(longDate(new Date(due)))} text={text.dueText}>
      <Button look="gold" busy={busy === 'keep'} onClick={() => void continueInPlace(stay)}>
        {text.stay}
      </Button>
    </SectionCard>
  );
});
