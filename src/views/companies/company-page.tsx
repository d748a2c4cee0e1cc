import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { type CompanyTab, tabsOf } from '../../core/companies/tabs';
import { CompanyStore } from '../../stores/companies/company-store';
import { BrowsingHistoryStore } from '../../stores/profile/browsing-history-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Tabs } from '../kit/tabs';
import { useCurrentInSight } from '../kit/use-current-in-sight';
import { useStore } from '../use-store';
import { CompactHead } from './compact-head';
import { CompanyHead } from './company-head';
import css from './company-page.module.css';

interface CompanyPageProps {
  readonly tab: CompanyTab;
  /** The overview shows the cover and all facts; the other pages show one row, so that their content starts higher. */
  readonly cover?: boolean;
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

export const CompanyPage = observer(function CompanyPage({
  tab,
  cover = false,
  side,
  children,
}: CompanyPageProps) {
  const { company, pressFollow } = useStore(CompanyStore);
  const { fail } = useStore(ToastStore);
  const { note } = useStore(BrowsingHistoryStore);
  const urlName = company?.urlName;
  useEffect(() => {
    if (urlName !== undefined) void note(urlName);
  }, [urlName, note]);
  const tabs = useCurrentInSight(tab);
  if (!company) return undefined;
  const follow = () => void pressFollow().catch(fail);
  return (
    <>
      {cover && <CompanyHead company={company} onFollow={follow} />}
      <div className={cover ? css.tabs : css.compact} ref={tabs}>
        {!cover && <CompactHead company={company} onFollow={follow} />}
        <Tabs look="gold" label={company.name} items={tabsOf(company, tab)} className={css.row} />
      </div>
      <div className={css.grid}>
        <div className={css.main}>{children}</div>
        {side && <aside className={css.side}>{side}</aside>}
      </div>
    </>
  );
});
