import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { deviceFacts } from '../../core/login/device-facts';
import { AUTH_TYPE, AUTH_TYPE_COOKIE, providerIn } from '../../core/login/markers';
import { settingsWords } from '../../core/profile/settings-words';
import { Cookies } from '../../core/shared/cookies';
import { Storage } from '../../core/shared/storage';
import { Device } from '../../core/shell/device';
import { GateStore } from '../../stores/login/gate-store';
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

const words = settingsWords.session;

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  await resolve(SessionStore).ensure({ signal: request.signal });
  if (resolve(SessionStore).signedIn) await resolve(SessionsStore).open({ signal: request.signal });
}

/** The member's sessions; and current session facts for the native app and for support, without secrets. */
export const Component = observer(function SessionScreen() {
  const { signedIn } = useStore(SessionStore);
  const gates = useStore(GateStore);
  const facts = useFacts(signedIn);
  return (
    <SettingsFrame page="session" title={words.title} lead={words.lead}>
      {signedIn && <SessionsCard />}
      <SectionCard title={signedIn ? words.signedIn : words.signedOut} text={words.support}>
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
            <Button look="gold" onClick={() => gates.open('login')}>
              {words.logIn}
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
  return [
    [words.state, signedIn ? words.signedIn : words.signedOut],
    ...(signedIn ? [[words.way, words.ways[way] ?? words.unknownWay] as const] : []),
    [words.version, nativeApp ? (facts.appVersion ?? words.none) : words.web],
    [words.build, facts.appBuild ?? words.none],
    [words.device, facts.device ?? words.none],
    [words.visit, facts.visit ?? words.none],
    [words.campaign, facts.campaign ?? words.none],
    [words.cameFrom, facts.cameFrom ?? words.none],
  ];
}

function SignOutButton() {
  const signOut = useSignOut();
  return (
    <Button icon="log-out" onClick={() => void signOut()}>
      {settingsWords.signOut}
    </Button>
  );
}
