import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { postMenuWords } from '../../core/feed/post-menu-words';
import { feedWords } from '../../core/feed/words';
import type { Post } from '../../core/posts/post';
import { postActionWords } from '../../core/posts/post-words';
import { savedWords } from '../../core/posts/saved-words';
import { ShareStore } from '../../stores/feed/share-store';
import { GateStore } from '../../stores/login/gate-store';
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
import { useModerates } from './use-moderates';
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
  const [asked, setAsked] = useState(false);
  const [action, setAction] = useState<PostActionName>();
  const session = useStore(SessionStore);
  const gates = useStore(GateStore);
  const shares = useStore(ShareStore);
  const { more } = feedWords.post;
  const moderates = useModerates();
  const { saved, toggle } = useSaving(post);
  const close = () => setAsked(false);
  const act = (wanted: PostActionName) => {
    const gate = session.missing(post.mine ? 'writer' : 'reader');
    if (gate) gates.open(gate);
    else setAction(wanted);
  };
  const address = useAddress(post);
  const copy = () => void shares.copy(address);
  return (
    <>
      <Menu
        startsOpen
        label={more}
        className={css.trigger ?? ''}
        trigger={<Icon name="ellipsis" />}
        items={[
          {
            label: saved ? savedWords.unsave : savedWords.save,
            icon: 'bookmark',
            onSelect: () => void toggle(),
          },
          { label: postMenuWords.copyLink, icon: 'link', onSelect: copy },
          { label: postMenuWords.why, icon: 'circle-help', onSelect: () => setAsked(true) },
          ...[...actionsOf(post), ...(moderates && post.status === 'LIVE' ? [PIN] : [])].map((one) => ({
            label: postActionWords[one.action],
            icon: one.icon,
            onSelect: () => act(one.action),
          })),
        ]}
      />
      {action && <Action action={action} post={post} onClose={() => setAction(undefined)} />}
      {asked && (
        <Dialog
          open
          onClose={close}
          title={postMenuWords.whyTitle}
          size="small"
          footer={
            <Button look="ink" onClick={close}>
              {postMenuWords.whyDone}
            </Button>
          }
        >
          <p>{postMenuWords.reason[post.reason]}</p>
        </Dialog>
      )}
    </>
  );
});
