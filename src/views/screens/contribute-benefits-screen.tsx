import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { parseQuery } from '../../core/navigation/query';
import { ownBenefitsWords as words } from '../../core/own-benefits/words';
import { OwnBenefitsStore } from '../../stores/own-benefits-store';
import { SessionStore } from '../../stores/session-store';
import { BenefitsBoard } from '../contribute/benefits-board';
import { BenefitsFields } from '../contribute/benefits-fields';
import { BenefitsThanks } from '../contribute/benefits-thanks';
import { ContributionForm } from '../contribute/contribution-form';
import { TakeBack } from '../contribute/take-back';
import type { ScreenHandle } from '../shell/screen-module';
import { storesContext, useStore } from '../use-store';

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await resolve(SessionStore).ensure(call);
  await resolve(OwnBenefitsStore).form.open(parseQuery(new URL(request.url).search), call);
}

/** The form, or what was just kept. */
export const Component = observer(function ContributeBenefitsScreen() {
  const { form } = useStore(OwnBenefitsStore);
  const { thanked, recall } = form;
  // What was ticked in this tab is not known where the page is made.
  useEffect(recall, [recall]);
  if (thanked) return <BenefitsThanks kept={thanked} />;
  return (
    <ContributionForm
      form={form}
      words={words}
      board={<BenefitsBoard />}
      undo={<TakeBack form={form} kind="BENEFITS" text={words.removeText} />}
    >
      <BenefitsFields />
    </ContributionForm>
  );
});
