import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { untraceableText as text } from '../../core/untraceable/untraceable-text';
import { SessionStore } from '../../stores/login/session-store';
import { OwnUntraceableStore } from '../../stores/untraceable/own-untraceable-store';
import { UntraceableStore } from '../../stores/untraceable/untraceable-store';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page, PageHead } from '../kit/page';
import { LogInButton } from '../shared/log-in-button';
import type { ScreenHandle } from '../shared/screen-module';
import { SectionCard } from '../shared/section-card';
import { storesContext, useStore } from '../use-store';
import { OwnUntraceable } from './own-untraceable';
import { TokenCard } from './token-card';
import css from './untraceable.module.css';
import { UntraceableForm } from './untraceable-form';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  await context.get(storesContext)(SessionStore).ensure({ signal: request.signal });
}

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export const Component = observer(function UntraceableScreen() {
  const { signedIn } = useStore(SessionStore);
  return (
    <Page width="narrow">
      <PageHead title={text.title} lead={text.lead} />
      <Cards>
        {signedIn ? (
          <ForMember />
        ) : (
          <Card>
            <EmptyState {...text.visitor} action={<LogInButton />} />
          </Card>
        )}
      </Cards>
    </Page>
  );
});

/** The possible actions depend on this device, so the page opened there asks for it, not the server. */
const ForMember = observer(function ForMember() {
  const store = useStore(UntraceableStore);
  const own = useStore(OwnUntraceableStore);
  const { posts } = store.wallet;
  useEffect(() => void store.open(), [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new post has a new key
  useEffect(() => own.open(), [own, posts]);
  return (
    <>
      <TokenCard />
      <SectionCard title={text.before.title}>
        <ul className={css.points}>
          {text.before.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </SectionCard>
      {store.appearsAt || store.group.kind === 'usable' ? <UntraceableForm /> : undefined}
      <OwnUntraceable />
    </>
  );
});
