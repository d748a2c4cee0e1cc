import { salaryWords as words } from '../../core/salaries/words';
import { pathTo } from '../../core/shell/screens';
import { Tabs } from '../kit/tabs';

interface DesignationTabsProps {
  /** The designation's URL name. */
  readonly jobProfile: string;
  readonly current: 'salaries' | 'interviews' | 'jobs';
}

export const DesignationTabs = ({ jobProfile, current }: DesignationTabsProps) => (
  <Tabs
    look="gold"
    label={words.tabs.label}
    items={[
      {
        id: 'salaries',
        label: words.tabs.salaries,
        href: pathTo('designation-salaries', { jobProfile }),
        current: current === 'salaries',
      },
      {
        id: 'interviews',
        label: words.tabs.interviews,
        href: pathTo('designation-interviews', { jobProfile }),
        current: current === 'interviews',
      },
      {
        id: 'jobs',
        label: words.tabs.jobs,
        href: pathTo('designation-jobs', { jobProfile }),
        current: current === 'jobs',
      },
    ]}
  />
);
