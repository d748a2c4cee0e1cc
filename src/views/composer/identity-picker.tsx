import { observer } from 'mobx-react-lite';
import { postWords } from '../../core/posts/comments-words';
import { SessionStore } from '../../stores/login/session-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Avatar } from '../kit/avatar';
import { Segmented } from '../kit/segmented';
import { useStore } from '../use-store';
import css from './identity-picker.module.css';

const words = postWords.write;

/** The author's alias; always visible next to the text. */
export const IdentityPicker = observer(function IdentityPicker() {
  const store = useStore(PseudoProfilesStore);
  const { fail } = useStore(ToastStore);
  const { profiles, face } = store;
  const { signedIn } = useStore(SessionStore);
  if (!profiles || !face) return <p className={css.nobody}>{signedIn ? words.asMember : words.asNobody}</p>;
  return (
    <div className={css.picker}>
      <Avatar url={face.avatarUrl} size="sm" />
      <p className={css.who}>
        <span className={css.as}>{words.as('')}</span> <bdi className={css.name}>{face.name}</bdi>
        {face.bio && <span className={css.bio}>{face.bio}</span>}
      </p>
      {profiles.available.length > 1 && (
        <Segmented
          label={words.identity}
          value={profiles.selected}
          options={profiles.available.map(({ type }) =>
            type === 'ANONYMOUS'
              ? { value: type, label: words.anonymous, icon: 'eye-off' }
              : { value: type, label: words.designation, icon: 'id-card' },
          )}
          onChange={(type) => void store.choose(type).catch(fail)}
        />
      )}
    </div>
  );
});
