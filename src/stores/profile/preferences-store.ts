import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MessagePreferences, Preferences, PreferencesPort } from '../../core/profile/preferences-port';
import { settingsWords as words } from '../../core/profile/settings-words';
import type { Call } from '../../core/shared/call';
import { LatestWins } from '../../core/shared/latest-wins';
import { notKept } from '../../core/shell/not-kept';
import type { ToastStore } from '../shared/toast-store';

interface Wishes {
  readonly preferences: Preferences;
  readonly messages: MessagePreferences;
  readonly jobPortal: boolean;
}

/** The member's preferences. Changes show at once and are reverted if they cannot be saved. */
export class PreferencesStore {
  wishes: Wishes | undefined = undefined;
  #kept: Wishes | undefined;
  readonly #line = new LatestWins<Partial<Wishes>>();
  readonly #port: PreferencesPort;
  readonly #toasts: ToastStore;

  constructor(port: PreferencesPort, toasts: ToastStore) {
    this.#port = port;
    this.#toasts = toasts;
    makeAutoObservable(this, { wishes: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    this.#kept = await this.#read(call);
    this.#show(this.#kept);
  }

  async #read(call?: Call): Promise<Wishes> {
    const [preferences, messages, { consented }] = await Promise.all([
      this.#port.readPreferences(undefined, call),
      this.#port.readMessagePreferences(undefined, call),
      this.#port.readJobPortalConsent(undefined, call),
    ]);
    return { preferences, messages, jobPortal: consented };
  }

  async countVisits(analytics: boolean): Promise<void> {
    const preferences = { analytics };
    await this.#save('preferences', { preferences }, async () => ({
      preferences: await this.#port.savePreferences(preferences),
    }));
  }

  async allow(part: Partial<MessagePreferences>): Promise<void> {
    const { wishes } = this;
    if (!wishes) return;
    const messages = { ...wishes.messages, ...part };
    await this.#save('messages', { messages }, async () => ({
      messages: await this.#port.saveMessagePreferences(messages),
    }));
  }

  async consent(jobPortal: boolean): Promise<void> {
    await this.#save('jobPortal', { jobPortal }, async () => ({
      jobPortal: (await this.#port.saveJobPortalConsent({ consented: jobPortal })).consented,
    }));
  }

  async #save(what: string, wish: Partial<Wishes>, ask: () => Promise<Partial<Wishes>>): Promise<void> {
    if (!this.wishes) return;
    this.#show({ ...this.wishes, ...wish });
    try {
      const { last, answer } = await this.#line.run(what, ask);
      if (answer && this.#kept) this.#kept = { ...this.#kept, ...answer };
      if (last) this.#settle(wish);
    } catch (error) {
      const text1 = await notKept(error, words.failed, async () => {
        this.#kept = await this.#read();
      });
      this.#settle(wish);
      this.#toasts.fail(error, text1);
    }
  }

  /** Only the submitted fields: other preferences may still be saving. */
  #settle(wish: Partial<Wishes>): void {
    const kept = this.#kept;
    if (!this.wishes || !kept) return;
    const parts = Object.keys(wish) as (keyof Wishes)[];
    this.#show({ ...this.wishes, ...Object.fromEntries(parts.map((part) => [part, kept[part]])) });
  }

  #show(wishes: Wishes): void {
    runInAction(() => {
      this.wishes = wishes;
    });
  }
}
