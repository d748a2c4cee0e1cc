import { observer } from 'mobx-react-lite';
import { railWords } from '../../core/feed/rail-words';
import { feedWords } from '../../core/feed/words';
import { GateStore } from '../../stores/login/gate-store';
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
  return signedIn ? <Faces /> : <Join />;
});

const Faces = observer(function Faces() {
  const store = useStore(PseudoProfilesStore);
  const { fail } = useStore(ToastStore);
  const words = feedWords.identity;
  const { profiles, face } = store;
  if (!profiles || !face) return undefined;
  // Breaks a long name before its number, not inside it.
  const [word, number] = face.name.split(/(?<=[^_\d])(?=[_\d]+$)/);
  return (
    <section className={css.identity}>
      <div className={css.who}>
        <Avatar url={face.avatarUrl} size="lg" />
        <div>
          <p className={css.name}>
            <bdi>
              {word}
              <wbr />
              {number}
            </bdi>
          </p>
          <p className={css.bio}>{face.bio}</p>
        </div>
      </div>
      {profiles.available.length > 1 && (
        <Segmented
          label={words.label}
          value={profiles.selected}
          options={profiles.available.map(({ type }) =>
            type === 'ANONYMOUS'
              ? { value: type, label: words.ANONYMOUS, icon: 'eye-off' }
              : { value: type, label: words.DESIGNATION },
          )}
          onChange={(type) => void store.choose(type).catch(fail)}
        />
      )}
    </section>
  );
});

function Join() {
  const gates = useStore(GateStore);
  const words = railWords.join;
  return (
    <Card padded className={css.join ?? ''}>
      <div className={css.people} aria-hidden="true">
        {['chai7', 'monsoon', 'deccan5'].map((seed) => (
          <Avatar key={seed} url={`/art/kolam/${seed}.svg`} size="sm" />
        ))}
      </div>
      <h2 className={css.title}>{words.title}</h2>
      <p className={css.bio}>{words.text}</p>
      <Button look="gold" wide onClick={() => gates.open('login')}>
        {words.action}
      </Button>
      <p className={css.promise}>{words.promise}</p>
    </Card>
  );
}
