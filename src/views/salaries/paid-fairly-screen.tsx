import { observer } from 'mobx-react-lite';
import { calculatorText } from '../../core/calculators/text';
import { fairPayText as text } from '../../core/salaries/fair-pay-text';
import { loaded } from '../../core/shared/loadable';
import { pathTo } from '../../core/shell/screens';
import { FairPayStore } from '../../stores/salaries/fair-pay-store';
import { CalculatorFrame, CalculatorNotes } from '../calculators/calculator-frame';
import { FairPayBoard } from '../calculators/fair-pay-board';
import { FairPayFields } from '../calculators/fair-pay-fields';
import { FairPayReasons } from '../calculators/fair-pay-reasons';
import { formLoader, useFormStore } from '../calculators/form-loader';
import frame from '../calculators/frame.module.css';
import { SourceRows } from '../calculators/source-rows';
import { usePromptPause } from '../contributions/use-prompt-pause';
import { focusFirstProblem } from '../kit/focus-first-problem';
import type { ScreenHandle } from '../shared/screen-module';
import { SharePercentile } from './share-percentile';

const CLOSING = [text.saved];

export const later = [CalculatorNotes];

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, canonical: pathTo('paid-fairly') }),
};

export const loader = formLoader(FairPayStore, (store, query, call) => store.open(query, call));

export const Component = observer(function PaidFairlyScreen() {
  const store = useFormStore(FairPayStore);
  const known = loaded(store.checked);
  usePromptPause(known && 'slider');
  const compare = () => {
    void store.check();
    if (!store.asked.question) focusFirstProblem(document.querySelector('main form'));
  };
  return (
    <CalculatorFrame
      id="paid-fairly"
      text={text}
      queryOf={() => store.query}
      form={<FairPayFields store={store} />}
      board={<FairPayBoard store={store} />}
      next={
        known?.comparison && (
          <SharePercentile comparison={known.comparison} role={store.roleOf(known.question.jobProfileId)} />
        )
      }
      onSubmit={compare}
      closing={CLOSING}
      waiting={known?.comparison === undefined}
    >
      {known?.comparison && <FairPayReasons comparison={known.comparison} pay={known.question.yearlyPay} />}
      <details className={frame.panel}>
        <summary>{calculatorText.sources}</summary>
        <SourceRows rows={text.sources} />
      </details>
    </CalculatorFrame>
  );
});
