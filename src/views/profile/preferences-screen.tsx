import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { SENDERS } from '../../core/profile/preferences-port';
import { settingsText } from '../../core/profile/settings-text';
import { SessionStore } from '../../stores/login/session-store';
import { BlockedStore } from '../../stores/profile/blocked-store';
import { PreferencesStore } from '../../stores/profile/preferences-store';
import { Segmented } from '../kit/segmented';
import { NotificationPreferencesCard } from '../notifications/notification-preferences-card';
import { CheckRow } from '../shared/check-row';
import type { ScreenHandle } from '../shared/screen-module';
import { SectionCard } from '../shared/section-card';
import { storesContext, useStore } from '../use-store';
import { BlockedList } from './blocked-list';
import { LookCard } from './look-card';
import css from './preference-cards.module.css';
import { SavedPagesCard } from './saved-pages-card';
import { ForMembers, SettingsFrame } from './settings-frame';

const text = settingsText.preferences;

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  await resolve(SessionStore).ensure({ signal: request.signal });
  const call = { signal: request.signal };
  if (resolve(SessionStore).signedIn)
    await Promise.all([resolve(PreferencesStore).open(call), resolve(BlockedStore).open(call)]);
}

/** The appearance also applies to visitors; the other preferences need an account. */
export const Component = () => (
  <SettingsFrame page="preferences" title={text.title} lead={text.lead}>
    <ForMembers>
      <NotificationPreferencesCard />
      <Options />
    </ForMembers>
    <LookCard />
    <SavedPagesCard />
  </SettingsFrame>
);

const Options = observer(function Options() {
  const store = useStore(PreferencesStore);
  const { preferences: chosen } = store;
  if (!chosen) return undefined;
  const { preferences, messages, jobPortal } = chosen;
  return (
    <>
      <SectionCard title={text.messages}>
        <p className={css.label}>{text.allowFrom}</p>
        <Segmented
          label={text.allowFrom}
          value={messages.allowFrom}
          options={SENDERS.map((value) => ({ value, label: text.senders[value] }))}
          onChange={(allowFrom) => void store.allow({ allowFrom })}
        />
        <CheckRow
          label={text.readReceipts}
          on={messages.readReceipts}
          onChange={(readReceipts) => void store.allow({ readReceipts })}
        />
        <CheckRow
          label={text.designationReadReceipts}
          on={messages.designationReadReceipts}
          onChange={(designationReadReceipts) => void store.allow({ designationReadReceipts })}
        />
        <BlockedList />
      </SectionCard>
      <SectionCard title={text.privacy}>
        <CheckRow
          label={text.analytics}
          text={text.analyticsText}
          on={preferences.analytics}
          onChange={(on) => void store.countVisits(on)}
        />
        <CheckRow
          label={text.jobPortal}
          text={text.jobPortalText}
          on={jobPortal}
          onChange={(on) => void store.consent(on)}
        />
      </SectionCard>
    </>
  );
});
