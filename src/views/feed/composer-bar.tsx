import { observer } from 'mobx-react-lite';
import { feedWords } from '../../core/feed/words';
import { GateStore } from '../../stores/login/gate-store';
import { SessionStore } from '../../stores/login/session-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { type PostWish, ShellStore } from '../../stores/shell/shell-store';
import { Avatar } from '../kit/avatar';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './composer-bar.module.css';

/** Passed to the login prompt, so that it knows that the user wants to write a post. */
const WISH = { openCreatePost: true, internalCampaign: 'composer' };
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
  const gates = useStore(GateStore);
  const shell = useStore(ShellStore);
  const { face } = useStore(PseudoProfilesStore);
  const words = feedWords.composer;
  const begin = (wish: PostWish) => {
    const gate = session.missing('writer');
    if (gate) gates.open(gate, 'general', 'writer', WISH);
    else shell.openPost(wish);
  };
  return (
    <Card className={css.composer ?? ''}>
      <div className={css.row}>
        <Avatar url={face?.avatarUrl ?? session.session.profile?.fullAvatarUrl ?? VISITOR} />
        <button type="button" className={css.prompt} onClick={() => begin({})}>
          {words.prompt}
        </button>
      </div>
      <div className={css.kinds}>
        {KINDS.map(({ kind, icon, ...wish }) => (
          <button key={kind} type="button" className={css.kind} onClick={() => begin(wish)}>
            <Icon name={icon} />
            {words[kind]}
          </button>
        ))}
      </div>
    </Card>
  );
});
