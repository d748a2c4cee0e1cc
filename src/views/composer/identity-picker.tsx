import { observer } from 'mobx-react-lite';
import { postText } from '../../core/posts/comments-text';
import { SessionStore } from '../../stores/login/session-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Avatar } from '../kit/avatar';
import { Segmented } from '../kit/segmented';
import { useStore } from '../use-store';
import css from './identity-picker.module.css';

const text = postText.write;

/** The author's alias; always visible next to the text. */
export const IdentityPicker = observer(function IdentityPicker() {
  const store = useStore(PseudoProfilesStore);
  const { fail } = useStore(ToastStore);
  const { profiles, alias } = store;
  const { signedIn } = useStore(SessionStore);
  if (!profiles || !alias) return <p className={css.visitor}>{signedIn ? text.asMember : text.asVisitor}</p>;
  return (
    <div className={css.picker}>
      <Avatar url={alias.avatarUrl} size="sm" />
      <p className={css.who}>
        <span className={css.as}>{text.as}</span> <bdi className={css.name}>{alias.name}</bdi>
        {alias.bio && <span className={css.bio}>{alias.bio}</span>}
      </p>
      {profiles.available.length > 1 && (
        <Segmented
          label={text.identity}
          value={profiles.selected}
          options={profiles.available.map(({ type }) =>
            type === 'ANONYMOUS'
              ? { value: type, label: text.anonymous, icon: 'eye-off' }
              : { value: type, label: text.designation, icon: 'id-card' },
          )}
          onChange={(type) => void store.choose(type).catch(fail)}
        />
      )}
    </div>
  );
});
