import { salaryText as text } from '../../core/salaries/text';
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
    label={text.tabs.label}
    items={[
      {
        id: 'salaries',
        label: text.tabs.salaries,
        href: pathTo('designation-salaries', { jobProfile }),
        current: current === 'salaries',
      },
      {
        id: 'interviews',
        label: text.tabs.interviews,
        href: pathTo('designation-interviews', { jobProfile }),
        current: current === 'interviews',
      },
      {
        id: 'jobs',
        label: text.tabs.jobs,
        href: pathTo('designation-jobs', { jobProfile }),
        current: current === 'jobs',
      },
    ]}
  />
);
