import { observer } from 'mobx-react-lite';
import { feedText } from '../../core/feed/text';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { type PostPreset, ShellStore } from '../../stores/shell/shell-store';
import { Avatar } from '../kit/avatar';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './composer-bar.module.css';

/** Passed to the login prompt, so that it knows that the user wants to write a post. */
const QUERY = { openCreatePost: true, internalCampaign: 'composer' };
const VISITOR = '/art/kolam/visitor.svg';
const KINDS = [
  { kind: 'poll', icon: 'list-checks', extra: 'poll' },
  { kind: 'offers', icon: 'scale', extra: 'offers' },
  { kind: 'photo', icon: 'image', extra: 'pictures' },
  { kind: 'ask', icon: 'circle-help', asks: true },
] as const;

/** Opens the composer, or the login prompt if the user may not write yet. */
export const ComposerBar = observer(function ComposerBar() {
  const session = useStore(SessionStore);
  const loginPrompts = useStore(LoginPromptStore);
  const shell = useStore(ShellStore);
  const { alias } = useStore(PseudoProfilesStore);
  const text = feedText.composer;
  const begin = (postPreset: PostPreset) => {
    const requirement = session.missing('writer');
    if (requirement) loginPrompts.open(requirement, 'general', 'writer', QUERY);
    else shell.openPost(postPreset);
  };
  return (
    <Card className={css.composer}>
      <div className={css.row}>
        <Avatar url={alias?.avatarUrl ?? session.session.profile?.fullAvatarUrl ?? VISITOR} />
        <button type="button" className={css.prompt} onClick={() => begin({})}>
          {text.prompt}
        </button>
      </div>
      <div className={css.kinds}>
        {KINDS.map(({ kind, icon, ...query }) => (
          <button key={kind} type="button" className={css.kind} onClick={() => begin(query)}>
            <Icon name={icon} />
            {text[kind]}
          </button>
        ))}
      </div>
    </Card>
  );
});
