import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { fairPayWords as words } from '../../core/salaries/fair-pay-words';
import { loaded } from '../../core/shared/loadable';
import { parseQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { FairPayStore } from '../../stores/salaries/fair-pay-store';
import { CalculatorFrame } from '../calculators/calculator-frame';
import { FairPayBoard } from '../calculators/fair-pay-board';
import { FairPayFields } from '../calculators/fair-pay-fields';
import { FairPayReasons } from '../calculators/fair-pay-reasons';
import { SourceRows } from '../calculators/sources-panel';
import { useGiven } from '../contributions/use-given';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';

const CLOSING = [words.kept];

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, canonical: pathTo('paid-fairly') }),
};

export const loader = ({ request, context }: LoaderFunctionArgs): Promise<void> =>
  context
    .get(storesContext)(FairPayStore)
    .open(parseQuery(new URL(request.url).search), { signal: request.signal });

export const Component = observer(function PaidFairlyScreen() {
  const store = useStore(FairPayStore);
  const known = loaded(store.checked);
  useGiven(known && 'slider');
  return (
    <CalculatorFrame
      id="paid-fairly"
      words={words}
      queryOf={() => store.query}
      form={<FairPayFields store={store} />}
      board={<FairPayBoard store={store} />}
      onSubmit={() => void store.check()}
      closing={CLOSING}
      waiting={known?.standing === undefined}
    >
      {known?.standing && <FairPayReasons standing={known.standing} pay={known.question.yearlyPay} />}
      <SourceRows rows={words.sources} />
    </CalculatorFrame>
  );
});
