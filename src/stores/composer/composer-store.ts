import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Drafts, NEW_POST } from '../../core/composer/drafts';
import { type PublishPost, postFailureText } from '../../core/composer/publish-post';
import type { SharedText } from '../../core/composer/shared-text';
import { draftFrom, draftText, laterDraft } from '../../core/composer/stored-draft';
import type { PostOutcome } from '../../core/composer/writing-port';
import { contactDetails, withoutSpans } from '../../core/posts/contact-details';
import type { ProfileType } from '../../core/posts/post';
import {
  type ChosenCommunity,
  type DraftProblem,
  draftProblems,
  emptyDraft,
  isWorthKeeping,
  type PostDraft,
  replacesCommunity,
  replacesText,
} from '../../core/posts/post-draft';
import { Failure } from '../../core/shared/failure';
import type { Random } from '../../core/shared/random';
import type { ShellStore } from '../shell/shell-store';

const TARGET = NEW_POST;
const UNSAVED = 'composer';

export class ComposerStore {
  draft: PostDraft;
  state: 'WRITING' | 'SENDING' | 'ADDED' = 'WRITING';
  added: PostOutcome | undefined = undefined;
  /** Whether the last post is queued because the device is offline. */
  saved = false;
  /** Whether the draft changed while the last post was sent; it is then the next draft. */
  hasLaterChanges = false;
  /** Whether the draft, or the text that waits, comes from another app. */
  shared = false;
  /** New content that does not replace an unfinished draft until the user chooses it. */
  waiting: Partial<PostDraft> | undefined = undefined;
  /** False if the device could not store the draft, which a closed page would then lose. */
  onDevice = true;
  /** Why the post was not created: the message of the service, or that the service could not be reached. */
  message: string | undefined = undefined;
  failure: Failure | undefined = undefined;
  /** Problems show after the first attempt to post and until they are fixed. */
  tried = false;
  /** The number of attempts to send an incomplete post. */
  attempts = 0;
  readonly #publish: PublishPost;
  readonly #drafts: Drafts;
  readonly #random: Random;
  readonly #shell: ShellStore;

  constructor(publish: PublishPost, drafts: Drafts, random: Random, shell: ShellStore) {
    this.#publish = publish;
    this.#drafts = drafts;
    this.#random = random;
    this.#shell = shell;
    this.draft = emptyDraft(random.id());
    makeAutoObservable(
      this,
      { draft: observableRef, waiting: observableRef, added: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  get problems(): readonly DraftProblem[] {
    return this.tried ? draftProblems(this.draft) : [];
  }

  get worthKeeping(): boolean {
    return isWorthKeeping(this.draft);
  }

  get hasWaitingText(): boolean {
    return this.waiting !== undefined && replacesText(this.draft, this.waiting);
  }

  /** The community of a preset that names no other text, while the unfinished draft has a different one. */
  get waitingCommunity(): ChosenCommunity | undefined {
    const { waiting } = this;
    const isOther = waiting && !this.hasWaitingText && replacesCommunity(this.draft, waiting);
    return isOther ? waiting.community : undefined;
  }

  problemAt(field: string): DraftProblem | undefined {
    return this.problems.find((problem) => problem.field === field);
  }

  begin(): void {
    if (this.state !== 'WRITING' || this.worthKeeping) return;
    this.draft = draftFrom(this.#drafts.read(TARGET), this.#random.id());
    this.#hold();
  }

  change(part: Partial<PostDraft>): void {
    if ('community' in part && this.waitingCommunity) this.waiting = undefined;
    this.draft = { ...this.draft, ...part };
    this.message = undefined;
    this.failure = undefined;
    this.onDevice = this.#drafts.keep(TARGET, this.worthKeeping ? draftText(this.draft) : '');
    this.#hold();
  }

  addShared(shared: SharedText): void {
    this.prefill(shared);
    this.shared = true;
  }

  /** An unfinished draft keeps its text and its community until the user chooses those of the preset. */
  prefill(preset: Partial<PostDraft>): void {
    if (this.worthKeeping && replacesText(this.draft, preset)) {
      this.waiting = preset;
      return;
    }
    const { community, ...others } = preset;
    const isOther = this.worthKeeping && replacesCommunity(this.draft, preset);
    this.change(isOther ? others : preset);
    this.waiting = isOther ? { community } : undefined;
  }

  /** Changes only the community of the unfinished draft. */
  takeCommunity(): void {
    this.change({ community: this.waitingCommunity });
  }

  replaceDraft(): void {
    const { waiting, shared } = this;
    this.discard();
    this.change(waiting ?? {});
    this.shared = shared;
  }

  /** Contact details are removed on the user's request only. */
  takeContactsOut(field: 'title' | 'text'): void {
    const text = this.draft[field];
    this.change({ [field]: withoutSpans(text, contactDetails(text)) });
  }

  discard(): void {
    this.#drafts.keep(TARGET, '');
    this.#reset();
  }

  /** The next post starts empty. */
  close(): void {
    this.#forgetPreset();
    if (this.state === 'ADDED') this.#reset();
    else this.added = undefined;
  }

  async send(profile: ProfileType): Promise<void> {
    if (this.state !== 'WRITING') return;
    this.tried = true;
    if (this.problems.length > 0) {
      this.attempts += 1;
      return;
    }
    this.state = 'SENDING';
    this.saved = false;
    this.hasLaterChanges = false;
    this.added = undefined;
    this.failure = undefined;
    this.message = undefined;
    const sent = this.draft;
    // The user may have discarded this draft and started another before the response arrives.
    const isThere = () => this.draft.id === sent.id;
    try {
      const outcome = await this.#publish.publishOrKeep(sent, profile, this.#shell.campaign);
      runInAction(() => this.#settle(outcome, isThere() ? sent : undefined));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (isThere())
        runInAction(() => {
          this.state = 'WRITING';
          this.failure = error;
        });
      if (error.kind === 'unauthorised') throw error;
    }
  }

  /** A response with an id means success; one with only a message means no post was created. */
  #settle(outcome: PostOutcome | 'kept', sent: PostDraft | undefined): void {
    if (outcome !== 'kept' && outcome.postId === undefined) {
      if (!sent) return;
      this.state = 'WRITING';
      this.message = postFailureText(outcome);
      return;
    }
    const later = sent && laterDraft(this.draft, sent);
    this.hasLaterChanges = later !== undefined;
    if (later || (sent && outcome === 'kept')) this.discard();
    if (later) this.change({ ...later, id: this.draft.id });
    if (outcome === 'kept') {
      this.saved = true;
      return;
    }
    this.added = outcome;
    if (!sent || later) return;
    this.state = 'ADDED';
    this.#drafts.keep(TARGET, '');
    this.#shell.releaseUnsaved(UNSAVED);
  }

  #forgetPreset(): void {
    this.shared = false;
    this.waiting = undefined;
  }

  #reset(): void {
    this.#forgetPreset();
    this.draft = emptyDraft(this.#random.id());
    this.state = 'WRITING';
    this.added = undefined;
    this.message = undefined;
    this.failure = undefined;
    this.tried = false;
    this.#shell.releaseUnsaved(UNSAVED);
  }

  #hold(): void {
    if (this.worthKeeping) this.#shell.holdUnsaved(UNSAVED);
    else this.#shell.releaseUnsaved(UNSAVED);
  }
}
