import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { postMenuText } from '../../core/feed/post-menu-text';
import { feedText } from '../../core/feed/text';
import type { Post } from '../../core/posts/post';
import { postActionText } from '../../core/posts/post-text';
import { savedText } from '../../core/posts/saved-text';
import { ShareStore } from '../../stores/feed/share-store';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import type { PostActionName } from '../composer/post-action';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import { Menu } from '../kit/menu';
import { lazyWindow } from '../shared/lazy-window';
import { useStore } from '../use-store';
import css from './post-menu.module.css';
import { useAddress } from './use-address';
import { useIsModerator } from './use-is-moderator';
import { useSaving } from './use-saving';

const PIN = { action: 'pin', icon: 'pin' } as const;

const Action = lazyWindow(() =>
  import(/* webpackChunkName: "composer" */ '../composer/post-action').then((file) => file.PostAction),
);

interface Offered {
  readonly action: PostActionName;
  readonly icon: IconName;
}

/** The available actions. An author who has loaded only an excerpt cannot edit the post. */
function actionsOf({ mine, editable, shortened, kind }: Post): readonly Offered[] {
  if (mine) {
    const remove = { action: 'remove', icon: 'trash-2' } as const;
    return editable && !shortened ? [{ action: 'edit', icon: 'pencil' }, remove] : [remove];
  }
  const report = { action: 'report', icon: 'flag' } as const;
  const hide = { action: 'notInterested', icon: 'eye-off' } as const;
  return kind === 'QUESTION' ? [{ action: 'wantAnswer', icon: 'circle-help' }, hide, report] : [hide, report];
}

/** Loaded and opened by the first press on its button. */
export const PostMenu = observer(function PostMenu({ post }: { readonly post: Post }) {
  const [request, setAsked] = useState(false);
  const [action, setAction] = useState<PostActionName>();
  const session = useStore(SessionStore);
  const loginPrompts = useStore(LoginPromptStore);
  const shares = useStore(ShareStore);
  const { more } = feedText.post;
  const moderates = useIsModerator();
  const canPin = moderates && post.status === 'LIVE' && !post.mine;
  const { saved, toggle } = useSaving(post);
  const close = () => setAsked(false);
  const act = (wanted: PostActionName) => {
    const requirement = session.missing(post.mine ? 'writer' : 'reader');
    if (requirement) loginPrompts.open(requirement);
    else setAction(wanted);
  };
  const address = useAddress(post);
  const copy = () => void shares.copy(address);
  return (
    <>
      <Menu
        startsOpen
        label={more}
        className={css.trigger}
        trigger={<Icon name="ellipsis" />}
        items={[
          {
            label: saved ? savedText.unsave : savedText.save,
            icon: 'bookmark',
            onSelect: toggle,
          },
          { label: postMenuText.copyLink, icon: 'link', onSelect: copy },
          { label: postMenuText.why, icon: 'circle-help', onSelect: () => setAsked(true) },
          ...[...actionsOf(post), ...(canPin ? [PIN] : [])].map((offered) => ({
            label: postActionText[offered.action],
            icon: offered.icon,
            onSelect: () => act(offered.action),
          })),
        ]}
      />
      {action && <Action action={action} post={post} onClose={() => setAction(undefined)} />}
      {request && (
        <Dialog
          open
          onClose={close}
          title={postMenuText.whyTitle}
          size="small"
          footer={
            <Button look="ink" onClick={close}>
              {postMenuText.whyClose}
            </Button>
          }
        >
          <p>{postMenuText.reason[post.reason]}</p>
        </Dialog>
      )}
    </>
  );
});
