import { isOutdated } from '../../core/calculators/rules/outdated';
import { CHECKED } from '../../core/calculators/rules/rule-pack';
import { DEFAULT_YEAR } from '../../core/calculators/rules/rule-packs';
import type { RuleScope } from '../../core/calculators/sources';
import { calculatorText as text } from '../../core/calculators/text';
import { Clock } from '../../core/shared/clock';
import { lazyPart } from '../shared/lazy-part';
import { useStore } from '../use-store';
import css from './frame.module.css';
import { useDetails } from './use-details';
import { usePartFailure } from './use-part-failure';

const RuleSourceRows = lazyPart(
  () => import(/* webpackChunkName: "rule-source-rows" */ './rule-source-rows'),
);

const OutdatedNote = lazyPart(() => import(/* webpackChunkName: "outdated-note" */ './outdated-note'));

type SourcesPanelProps = Omit<RuleScope, 'year'> & Partial<Pick<RuleScope, 'year'>>;

/** The source, date and confidence of each rule, with a note once the year of the rules has ended. */
export const SourcesPanel = ({ year = DEFAULT_YEAR, ...scope }: SourcesPanelProps) => {
  const now = useStore(Clock).now();
  const report = usePartFailure();
  const { isOpen, details } = useDetails();
  return (
    <>
      <OutdatedNote show={isOutdated(CHECKED, now)} onFailed={report} />
      <details className={css.panel} {...details}>
        <summary>{text.sources}</summary>
        <RuleSourceRows show={isOpen} onFailed={report} {...scope} year={year} />
        <noscript>
          <RuleSourceRows show onFailed={report} {...scope} year={year} />
        </noscript>
      </details>
    </>
  );
};
