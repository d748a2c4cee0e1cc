import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { composerProblems } from '../../core/composer/problem-text';
import { SharedTextPort } from '../../core/composer/shared-text';
import { composerText as texts } from '../../core/composer/text';
import { chosen } from '../../core/posts/post-draft';
import { postProblems } from '../../core/posts/problem-text';
import { writingProblems } from '../../core/posts/writing-problem-text';
import { problemMessage } from '../../core/shell/problem-message';
import { pathTo } from '../../core/shell/screens';
import { CommunityPickStore } from '../../stores/communities/community-pick-store';
import { ComposerRulesStore } from '../../stores/composer/composer-rules-store';
import { ComposerStore } from '../../stores/composer/composer-store';
import { IntentsStore } from '../../stores/composer/intents-store';
import { RephraseStore } from '../../stores/composer/rephrase-store';
import { FeedStore } from '../../stores/feed/feed-store';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Anchor } from '../kit/anchor';
import { Dialog } from '../kit/dialog';
import { type Resolve, useResolve, useStore } from '../use-store';
import { CommunityPicker } from './community-picker';
import css from './composer.module.css';
import { ComposerActions } from './composer-actions';
import { ExtraFields } from './extra-fields';
import { IdentityPicker } from './identity-picker';
import { RephraseBox } from './rephrase-box';
import { SharedNote } from './shared-note';
import { useFirstProblem } from './use-first-problem';
import { useReturnFocus } from './use-return-focus';
import { TextFields } from './word-fields';

export const ComposerDialog = observer(function ComposerDialog() {
  const shell = useStore(ShellStore);
  const store = useStore(ComposerStore);
  const rephrase = useStore(RephraseStore);
  const open = shell.overlay === 'post';
  useOpening(open);
  useNewPost();
  useFailureToast();
  const close = useReturnFocus(open, () => {
    rephrase.clear();
    store.close();
    shell.close();
  });
  const form = useFirstProblem(store.tried ? store.attempts : 0);
  const title = shell.postPreset?.asks ? texts.question : texts.title;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size="large"
      footer={<ComposerActions onClose={close} />}
    >
      <div ref={form} className={css.form}>
        <IdentityPicker />
        <Anchor className={css.untraceable} href={pathTo('untraceable')} onClick={close}>
          {texts.untraceable}
        </Anchor>
        <CommunityPicker />
        <SharedNote />
        <TextFields />
        <ModerationNote />
        <RephraseBox />
        <ExtraFields />
        <FailureMessage />
      </div>
    </Dialog>
  );
});

/** Warns before posting about words that a moderator would have to review. */
const ModerationNote = observer(function ModerationNote() {
  const rules = useStore(ComposerRulesStore);
  const { title, text } = useStore(ComposerStore).draft;
  const stored = rules.holdReason(title, text);
  return (
    <p className={css.heldNote} role="status">
      {stored.length > 0 && texts.holdReason(stored.join(', '))}
    </p>
  );
});

function whyNot({ message, failure }: ComposerStore): string | undefined {
  if (failure === undefined) return message;
  if (failure.kind === 'offline') return texts.offline;
  if (failure.code === 'NO_SUCH_ALIAS') return texts.noAlias;
  return problemMessage(failure, { ...postProblems, ...writingProblems, ...composerProblems }, texts.failed);
}

const FailureMessage = observer(function FailureMessage() {
  const why = whyNot(useStore(ComposerStore));
  if (why === undefined) return undefined;
  return (
    <p className={css.trouble} role="alert">
      {why}
    </p>
  );
});

/** Opens the login prompt if the user may not write yet; otherwise restores the draft and the intent of the URL. */
function useOpening(open: boolean): void {
  const resolve = useResolve();
  useEffect(() => {
    if (open) begin(resolve);
  }, [open, resolve]);
}

function begin(resolve: Resolve): void {
  const requirement = resolve(SessionStore).missing('writer');
  if (requirement) {
    resolve(ShellStore).close();
    resolve(LoginPromptStore).open(requirement, 'general', requirement === 'login' ? 'writer' : undefined, {
      openCreatePost: true,
      internalCampaign: 'create_post',
    });
    return;
  }
  const store = resolve(ComposerStore);
  const picks = resolve(CommunityPickStore);
  store.begin();
  void resolve(SharedTextPort)
    .take()
    .then((shared) => shared && store.addShared(shared));
  const { asks: _, ...query } = resolve(ShellStore).postPreset ?? {};
  if (Object.keys(query).length > 0) store.prefill(query);
  void resolve(ComposerRulesStore).open();
  void resolve(RephraseStore).open();
  void resolve(PseudoProfilesStore).open();
  void picks.suggest('');
  const wanted = resolve(IntentsStore).takePost();
  const { community } = store.draft;
  if (wanted && wanted !== 'anywhere')
    void picks.find({ kind: wanted.type, id: wanted.entityId }).then((found) => {
      // The author may have chosen another one meanwhile.
      if (found && store.draft.community === community) store.prefill({ community: chosen(found) });
    });
}

const LATEST = { sort: 'LATEST', after: undefined } as const;

/** The latest posts start with the author's own, also if they were loaded before. */
function showInLatest(feed: FeedStore): void {
  if (feed.place.sort === LATEST.sort) void feed.refresh();
  else feed.forget(LATEST);
}

const withChanges = (resolve: Resolve, text: string): string =>
  resolve(ComposerStore).hasLaterChanges ? `${text} ${texts.laterChanges}` : text;

/** Opens the new post; if the user has closed the dialog meanwhile, shows a toast with a link instead. */
function useNewPost(): void {
  const navigate = useNavigate();
  const resolve = useResolve();
  const { added, saved } = useStore(ComposerStore);
  useEffect(() => {
    if (!saved) return;
    const shell = resolve(ShellStore);
    if (shell.overlay === 'post' && !resolve(ComposerStore).worthKeeping) shell.close();
    resolve(ToastStore).show({ type: 'info', text1: withChanges(resolve, texts.willSend) });
  }, [saved, resolve]);
  useEffect(() => {
    if (added?.postId === undefined) return;
    const [rephrase, store, shell] = [resolve(RephraseStore), resolve(ComposerStore), resolve(ShellStore)];
    const withoutHelp = rephrase.method && rephrase.trouble === 'UNKNOWN' && texts.rephrase[rephrase.method];
    const path = pathTo('post', { postId: added.postId });
    showInLatest(resolve(FeedStore));
    const waited = shell.overlay === 'post' && store.state === 'ADDED';
    const text1 = withChanges(
      resolve,
      added.status === 'FLAGGED' ? texts.held : withoutHelp ? withoutHelp.UNKNOWN_LIVE : texts.live,
    );
    store.close();
    if (!waited) {
      const see = { linkText: texts.see, onLinkClick: () => void navigate(path) };
      resolve(ToastStore).show({ type: 'info', text1, props: see });
      return;
    }
    rephrase.clear();
    shell.close();
    resolve(ToastStore).show({ type: added.status === 'FLAGGED' ? 'info' : 'success', text1 });
    void navigate(path);
  }, [added, navigate, resolve]);
}

/** Shows a failure as a toast if the dialog was closed; a missing session opens the login prompt anyway. */
function useFailureToast(): void {
  const resolve = useResolve();
  const store = useStore(ComposerStore);
  const why = store.failure?.kind === 'unauthorised' ? undefined : whyNot(store);
  useEffect(() => {
    const shell = resolve(ShellStore);
    if (why === undefined || shell.overlay === 'post') return;
    const goOn = { linkText: texts.goOn, onLinkClick: () => shell.open('post') };
    resolve(ToastStore).show({ type: 'failure', text1: why, props: goOn });
  }, [why, resolve]);
}
