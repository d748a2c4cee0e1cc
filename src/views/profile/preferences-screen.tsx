import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { SENDERS } from '../../core/profile/preferences-port';
import { settingsWords } from '../../core/profile/settings-words';
import { SessionStore } from '../../stores/login/session-store';
import { BlockedStore } from '../../stores/profile/blocked-store';
import { PreferencesStore } from '../../stores/profile/preferences-store';
import { Segmented } from '../kit/segmented';
import { WishesCard } from '../notifications/wishes-card';
import type { ScreenHandle } from '../shared/screen-module';
import { SectionCard } from '../shared/section-card';
import { storesContext, useStore } from '../use-store';
import { BlockedList } from './blocked-list';
import { CheckRow } from './check-row';
import { LookCard } from './look-card';
import css from './preference-cards.module.css';
import { ForMembers, SettingsFrame } from './settings-frame';

const words = settingsWords.preferences;

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  await resolve(SessionStore).ensure({ signal: request.signal });
  const call = { signal: request.signal };
  if (resolve(SessionStore).signedIn)
    await Promise.all([resolve(PreferencesStore).open(call), resolve(BlockedStore).open(call)]);
}

/** The look also applies to visitors; the other preferences need an account. */
export const Component = () => (
  <SettingsFrame page="preferences" title={words.title} lead={words.lead}>
    <ForMembers>
      <WishesCard />
      <Wishes />
    </ForMembers>
    <LookCard />
  </SettingsFrame>
);

const Wishes = observer(function Wishes() {
  const store = useStore(PreferencesStore);
  const { wishes } = store;
  if (!wishes) return undefined;
  const { preferences, messages, jobPortal } = wishes;
  return (
    <>
      <SectionCard title={words.messages}>
        <p className={css.label}>{words.allowFrom}</p>
        <Segmented
          label={words.allowFrom}
          value={messages.allowFrom}
          options={SENDERS.map((value) => ({ value, label: words.senders[value] }))}
          onChange={(allowFrom) => void store.allow({ allowFrom })}
        />
        <CheckRow
          label={words.readReceipts}
          on={messages.readReceipts}
          onChange={(readReceipts) => void store.allow({ readReceipts })}
        />
        <CheckRow
          label={words.designationReadReceipts}
          on={messages.designationReadReceipts}
          onChange={(designationReadReceipts) => void store.allow({ designationReadReceipts })}
        />
        <BlockedList />
      </SectionCard>
      <SectionCard title={words.privacy}>
        <CheckRow
          label={words.analytics}
          text={words.analyticsText}
          on={preferences.analytics}
          onChange={(on) => void store.countVisits(on)}
        />
        <CheckRow
          label={words.jobPortal}
          text={words.jobPortalText}
          on={jobPortal}
          onChange={(on) => void store.consent(on)}
        />
      </SectionCard>
    </>
  );
});
