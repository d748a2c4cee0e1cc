import { observer } from 'mobx-react-lite';
import { settingsText as texts } from '../../core/profile/settings-text';
import { pathTo } from '../../core/shell/screens';
import { SessionStore } from '../../stores/login/session-store';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import type { ScreenHandle } from '../shared/screen-module';
import { useStore } from '../use-store';
import { SettingsFrame, type SettingsPage } from './settings-frame';
import css from './settings-screen.module.css';
import { useSignOut } from './use-extras';

const ICONS: Readonly<Record<SettingsPage, IconName>> = {
  profile: 'circle-user-round',
  preferences: 'sliders-horizontal',
  'manage-account': 'id-card',
  'need-help': 'circle-help',
  session: 'smartphone',
};

export const handle: ScreenHandle = {
  head: () => ({ title: texts.title, description: texts.description, hidden: true }),
};

export const Component = observer(function SettingsScreen() {
  const { signedIn } = useStore(SessionStore);
  const pages = Object.entries(ICONS) as [SettingsPage, IconName][];
  return (
    <SettingsFrame title={texts.title} lead={texts.lead}>
      <Card>
        <ul className={css.list}>
          {pages.map(([page, icon]) => (
            <li key={page}>
              <Anchor href={pathTo(page)} className={css.row}>
                <Line icon={icon} title={texts.links[page][0] ?? ''} text={texts.links[page][1] ?? ''} />
                <Icon name="chevron-right" />
              </Anchor>
            </li>
          ))}
          {signedIn && (
            <li>
              <SignOutRow />
            </li>
          )}
        </ul>
      </Card>
    </SettingsFrame>
  );
});

interface LineProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const Line = ({ icon, title, text }: LineProps) => (
  <>
    <span className={css.sign}>
      <Icon name={icon} />
    </span>
    <span className={css.text}>
      <b>{title}</b>
      <small>{text}</small>
    </span>
  </>
);

function SignOutRow() {
  const signOut = useSignOut();
  return (
    <button type="button" className={css.row} onClick={() => void signOut()}>
      <Line icon="log-out" title={texts.signOut} text={texts.signOutText} />
    </button>
  );
}
