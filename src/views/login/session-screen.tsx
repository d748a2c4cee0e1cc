import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { deviceFacts } from '../../core/login/device-facts';
import { AUTH_TYPE, AUTH_TYPE_COOKIE, providerIn } from '../../core/login/markers';
import { settingsText } from '../../core/profile/settings-text';
import { Cookies } from '../../core/shared/cookies';
import { Storage } from '../../core/shared/storage';
import { Device } from '../../core/shell/device';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { SessionsStore } from '../../stores/login/sessions-store';
import { Button } from '../kit/button';
import { SessionsCard } from '../profile/sessions-card';
import { SettingsFrame } from '../profile/settings-frame';
import { useSignOut } from '../profile/use-extras';
import type { ScreenHandle } from '../shared/screen-module';
import { SectionCard } from '../shared/section-card';
import { storesContext, useStore } from '../use-store';
import css from './session-screen.module.css';

const text = settingsText.session;

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  await resolve(SessionStore).ensure({ signal: request.signal });
  if (resolve(SessionStore).signedIn) await resolve(SessionsStore).open({ signal: request.signal });
}

/** The member's sessions; and current session facts for the native app and for support, without secrets. */
export const Component = observer(function SessionScreen() {
  const { signedIn } = useStore(SessionStore);
  const loginPrompts = useStore(LoginPromptStore);
  const facts = useFacts(signedIn);
  return (
    <SettingsFrame page="session" title={text.title} lead={text.lead}>
      {signedIn && <SessionsCard />}
      <SectionCard title={signedIn ? text.signedIn : text.signedOut} text={text.support}>
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={css.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={css.actions}>
          {signedIn ? (
            <SignOutButton />
          ) : (
            <Button look="gold" onClick={() => loginPrompts.open('login')}>
              {text.logIn}
            </Button>
          )}
        </div>
      </SectionCard>
    </SettingsFrame>
  );
});

function useFacts(signedIn: boolean): readonly (readonly [string, string])[] {
  const cookies = useStore(Cookies);
  const { nativeApp } = useStore(Device);
  const storage = useStore(Storage);
  // This cookie is deleted as soon as it is read, so the copy in storage is the fallback.
  const way = providerIn(cookies.read(AUTH_TYPE_COOKIE) ?? storage.read(AUTH_TYPE)) ?? '';
  const facts = deviceFacts(cookies);
  const rows: readonly (readonly [string, string | undefined])[] = [
    [text.state, signedIn ? text.signedIn : text.signedOut],
    [text.way, signedIn ? (text.ways[way] ?? text.unknownWay) : undefined],
    [text.version, nativeApp ? facts.appVersion : text.web],
    [text.build, facts.appBuild],
    [text.device, facts.device],
    [text.visit, facts.visit],
    [text.campaign, facts.campaign],
    [text.cameFrom, facts.cameFrom],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

function SignOutButton() {
  const signOut = useSignOut();
  return (
    <Button icon="log-out" onClick={() => void signOut()}>
      {settingsText.signOut}
    </Button>
  );
}
