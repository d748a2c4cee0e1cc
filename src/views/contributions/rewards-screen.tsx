import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { rewardsText as text } from '../../core/contributions/rewards-text';
import { BRAND } from '../../core/shared/brand';
import { longDate } from '../../core/shared/time';
import { pathTo } from '../../core/shell/screens';
import { RewardsStore } from '../../stores/contributions/rewards-store';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page, PageHead } from '../kit/page';
import { PromisesCard } from '../shared/promises-card';
import type { ScreenHandle } from '../shared/screen-module';
import { SectionCard } from '../shared/section-card';
import { storesContext, useStore } from '../use-store';
import { CouponsCard } from './coupons-card';
import { RewardRule } from './reward-rule';
import css from './rewards.module.css';

export const handle: ScreenHandle = {
  head: () => ({ title: `${text.title} | ${BRAND}`, description: text.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await resolve(SessionStore).ensure(call);
  if (resolve(SessionStore).signedIn) await resolve(RewardsStore).open(call);
  else resolve(RewardsStore).clear();
}

export const Component = observer(function RewardsScreen() {
  const { rewards } = useStore(RewardsStore);
  return (
    <Page width="narrow">
      <PageHead title={text.title} lead={text.lead} />
      <Cards>
        {rewards ? (
          <>
            <Balance points={rewards.points} next={rewards.nextPayoutOn} />
            <CouponsCard rewards={rewards} />
            <History />
          </>
        ) : (
          <Visitor />
        )}
        <RewardRule />
        <PromisesCard title={text.promisesTitle} lines={text.promises} />
      </Cards>
    </Page>
  );
});

interface BalanceProps {
  readonly points: number;
  readonly next: string;
}

const Balance = ({ points, next }: BalanceProps) => (
  <SectionCard title={text.balance.title}>
    <p className={css.balance}>{text.points(Math.max(0, points))}</p>
    {points < 0 && <p className={css.note}>{text.balance.below(-points)}</p>}
    <p className={css.note}>{text.balance.next(longDate(new Date(next)))}</p>
  </SectionCard>
);

function Visitor() {
  const { open } = useStore(LoginPromptStore);
  const { visitor, balance, coupons } = text;
  const login = (
    <Button look="gold" onClick={() => open('login', 'rewards')}>
      {visitor.button}
    </Button>
  );
  const see = <Button onClick={() => open('login', 'coupons')}>{visitor.couponsButton}</Button>;
  return (
    <>
      <SectionCard title={balance.title}>
        <EmptyState title={visitor.title} text={visitor.text} action={login} />
      </SectionCard>
      <SectionCard title={coupons.title}>
        <EmptyState title={visitor.couponsTitle} text={visitor.couponsText} action={see} />
      </SectionCard>
    </>
  );
}

const History = observer(function History() {
  const payouts = useStore(RewardsStore).rewards?.payouts ?? [];
  const { title, text: about, none } = text.history;
  if (payouts.length === 0)
    return (
      <SectionCard title={title}>
        <EmptyState
          title={none.title}
          text={none.text}
          action={<Button href={pathTo('contribute-next')}>{none.action}</Button>}
        />
      </SectionCard>
    );
  return (
    <SectionCard title={title} text={about}>
      <ul className={css.list}>
        {payouts.map(({ paidOn, points }) => (
          <li key={paidOn} className={css.payout}>
            <span>{longDate(new Date(paidOn))}</span>
            <b>{text.points(points)}</b>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
});
