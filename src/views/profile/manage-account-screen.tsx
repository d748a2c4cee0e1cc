import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { accountWords as words } from '../../core/profile/account-words';
import { SessionStore } from '../../stores/login/session-store';
import { AccountStore } from '../../stores/profile/account-store';
import { Button } from '../kit/button';
import type { ScreenHandle } from '../shared/screen-module';
import { SectionCard } from '../shared/section-card';
import { storesContext, useStore } from '../use-store';
import { BreakCard } from './break-card';
import { DueCard, LeaveCard } from './leave-card';
import { ForMembers, SettingsFrame } from './settings-frame';

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  await resolve(SessionStore).ensure({ signal: request.signal });
  if (resolve(SessionStore).signedIn) await resolve(AccountStore).open({ signal: request.signal });
}

export const Component = () => (
  <SettingsFrame page="manage-account" title={words.title} lead={words.lead}>
    <ForMembers>
      <DueCard />
      <ExportCard />
      <BreakCard />
      <LeaveCard />
    </ForMembers>
  </SettingsFrame>
);

const ExportCard = observer(function ExportCard() {
  const store = useStore(AccountStore);
  return (
    <SectionCard title={words.export.title} text={words.export.text}>
      <Button look="soft" icon="download" busy={store.busy === 'export'} onClick={() => void store.export()}>
        {words.export.action}
      </Button>
    </SectionCard>
  );
});
