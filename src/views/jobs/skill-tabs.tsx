import { jobText as text } from '../../core/jobs/text';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { Tabs } from '../kit/tabs';

interface SkillTabsProps {
  readonly skillUrl: string;
  readonly questions: number;
  readonly jobs: number;
  readonly current: 'interviews' | 'jobs';
}

/** Hides empty tabs. */
export function SkillTabs({ skillUrl, questions, jobs, current }: SkillTabsProps) {
  const all = [
    { id: 'interviews', count: questions, href: pathTo('skill-interviews', { skillUrl }) },
    { id: 'jobs', count: jobs, href: pathTo('skill-jobs', { skillUrl }) },
  ] as const;
  return (
    <Tabs
      look="gold"
      label={text.tabs.label}
      items={all
        .filter(({ count }) => count > 0)
        .map(({ id, count, href }) => ({
          id,
          label: text.tabs[id],
          href,
          count: compact(count),
          current: id === current,
        }))}
    />
  );
}
