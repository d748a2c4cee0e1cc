import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { settingsText as text } from '../../core/profile/settings-text';
import { profileText } from '../../core/profile/text';
import { pathTo } from '../../core/shell/screens';
import { SessionStore } from '../../stores/login/session-store';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page, PageHead } from '../kit/page';
import { Tabs } from '../kit/tabs';
import { useCurrentInSight } from '../kit/use-current-in-sight';
import { LogInButton } from '../shared/log-in-button';
import { useStore } from '../use-store';

const PAGES = ['profile', 'preferences', 'manage-account', 'need-help', 'session'] as const;
export type SettingsPage = (typeof PAGES)[number];

interface SettingsFrameProps {
  /** Undefined on the overview page. */
  readonly page?: SettingsPage;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export const SettingsFrame = ({ page, title, lead, children }: SettingsFrameProps) => (
  <Page>
    <PageHead title={title} lead={lead} />
    {page && <SettingsTabs page={page} />}
    <Cards>{children}</Cards>
  </Page>
);

const SettingsTabs = ({ page }: { readonly page: SettingsPage }) => (
  <div ref={useCurrentInSight(page)}>
    <Tabs
      label={text.tabs}
      look="gold"
      items={PAGES.map((id) => ({ id, label: text.tab[id], href: pathTo(id), current: id === page }))}
    />
  </div>
);

interface ForMembersProps {
  readonly reason?: string;
  readonly children: ReactNode;
}

/** Members see the content; visitors see a login button. */
export const ForMembers = observer(function ForMembers({ reason, children }: ForMembersProps) {
  const { signedIn } = useStore(SessionStore);
  if (signedIn) return children;
  if (reason) return <EmptyState title={reason} action={<LogInButton />} />;
  return (
    <Card>
      <EmptyState {...profileText.signIn} action={<LogInButton />} />
    </Card>
  );
});
