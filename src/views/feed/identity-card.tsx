import { observer } from 'mobx-react-lite';
import { railText } from '../../core/feed/rail-text';
import { feedText } from '../../core/feed/text';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Avatar } from '../kit/avatar';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Segmented } from '../kit/segmented';
import { useStore } from '../use-store';
import css from './identity-card.module.css';

export const IdentityCard = observer(function IdentityCard() {
  const { signedIn } = useStore(SessionStore);
  return signedIn ? <Aliases /> : <Join />;
});

const Aliases = observer(function Aliases() {
  const store = useStore(PseudoProfilesStore);
  const { fail } = useStore(ToastStore);
  const text = feedText.identity;
  const { profiles, alias } = store;
  if (!profiles || !alias) return undefined;
  // Breaks a long name before its number, not inside it.
  const [word, number] = alias.name.split(/(?<=[^_\d])(?=[_\d]+$)/);
  return (
    <section className={css.identity}>
      <div className={css.who}>
        <Avatar url={alias.avatarUrl} size="lg" />
        <div>
          <p className={css.name}>
            <bdi>
              {word}
              <wbr />
              {number}
            </bdi>
          </p>
          <p className={css.bio}>{alias.bio}</p>
        </div>
      </div>
      {profiles.available.length > 1 && (
        <Segmented
          label={text.label}
          value={profiles.selected}
          options={profiles.available.map(({ type }) =>
            type === 'ANONYMOUS'
              ? { value: type, label: text.ANONYMOUS, icon: 'eye-off' }
              : { value: type, label: text.DESIGNATION },
          )}
          onChange={(type) => void store.choose(type).catch(fail)}
        />
      )}
    </section>
  );
});

function Join() {
  const loginPrompts = useStore(LoginPromptStore);
  const text = railText.join;
  return (
    <Card padded className={css.join}>
      <div className={css.people} aria-hidden="true">
        {['chai7', 'monsoon', 'deccan5'].map((seed) => (
          <Avatar key={seed} url={`/art/kolam/${seed}.svg`} size="sm" />
        ))}
      </div>
      <h2 className={css.title}>{text.title}</h2>
      <p className={css.bio}>{text.text}</p>
      <Button look="gold" wide onClick={() => loginPrompts.open('login')}>
        {text.action}
      </Button>
      <p className={css.promise}>{text.promise}</p>
    </Card>
  );
}
