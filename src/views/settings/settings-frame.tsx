import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { pathTo } from '../../core/navigation/screens';
import { profileWords } from '../../core/profile/words';
import { settingsWords as words } from '../../core/settings/words';
import { GateStore } from '../../stores/gate-store';
import { SessionStore } from '../../stores/session-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Page, PageHead } from '../kit/page';
import { Tabs } from '../kit/tabs';
import { useStore } from '../use-store';
import css from './settings-frame.module.css';

const PAGES = ['profile', 'preferences', 'manage-account', 'need-help', 'session'] as const;
export type SettingsPage = (typeof PAGES)[number];

interface SettingsFrameProps {
  /** Left out on the page that lists them all. */
  readonly page?: SettingsPage;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One of the pages about oneself: they stand beside each other, whichever one came by. */
export const SettingsFrame = ({ page, title, lead, children }: SettingsFrameProps) => (
  <Page>
    <PageHead title={title} lead={lead} />
    {page && (
      <Tabs
        label={words.tabs}
        look="gold"
        items={PAGES.map((id) => ({
          id,
          label: words.tab[id],
          href: pathTo(id),
          current: id === page,
        }))}
      />
    )}
    <div className={css.cards}>{children}</div>
  </Page>
);

/** What is about somebody is shown to somebody who is signed in; everybody else is asked to. */
export const ForMembers = observer(function ForMembers({ children }: { readonly children: ReactNode }) {
  const { signedIn } = useStore(SessionStore);
  const gates = useStore(GateStore);
  if (signedIn) return children;
  const { title, text, action } = profileWords.signIn;
  return (
    <Card padded>
      <EmptyState
        title={title}
        text={text}
        action={
          <Button look="gold" onClick={() => gates.open('login')}>
            {action}
          </Button>
        }
      />
    </Card>
  );
});
