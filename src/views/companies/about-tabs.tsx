import type { Company } from '../../core/companies/company';
import { type AboutScreen, aboutLinks } from '../../core/companies/tabs';
import { companyText as text } from '../../core/companies/text';
import { Tabs } from '../kit/tabs';
import { useCurrentInSight } from '../kit/use-current-in-sight';
import css from './about-tabs.module.css';

interface AboutTabsProps {
  readonly company: Company;
  readonly current: AboutScreen;
}

export const AboutTabs = ({ company, current }: AboutTabsProps) => (
  <div ref={useCurrentInSight(current)} className={css.tabs}>
    <Tabs label={text.about.label} items={aboutLinks(company, current)} />
  </div>
);
