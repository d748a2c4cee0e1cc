import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { accountText as text } from '../../core/profile/account-text';
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
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  await resolve(SessionStore).ensure({ signal: request.signal });
  if (resolve(SessionStore).signedIn) await resolve(AccountStore).open({ signal: request.signal });
}

export const Component = () => (
  <SettingsFrame page="manage-account" title={text.title} lead={text.lead}>
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
    <SectionCard title={text.export.title} text={text.export.text}>
      <Button look="soft" icon="download" busy={store.busy === 'export'} onClick={() => void store.export()}>
        {text.export.action}
      </Button>
    </SectionCard>
  );
});
