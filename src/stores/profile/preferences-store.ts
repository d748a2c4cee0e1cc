import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MessagePreferences, Preferences, PreferencesPort } from '../../core/profile/preferences-port';
import { settingsText as text } from '../../core/profile/settings-text';
import type { Call } from '../../core/shared/call';
import { LatestWins } from '../../core/shared/latest-wins';
import { failedChangeMessage } from '../../core/shell/failed-change-message';
import type { ToastStore } from '../shared/toast-store';

interface SavedPreferences {
  readonly preferences: Preferences;
  readonly messages: MessagePreferences;
  readonly jobPortal: boolean;
}

/** The member's preferences. Changes show at once and are reverted if they cannot be saved. */
export class PreferencesStore {
  preferences: SavedPreferences | undefined = undefined;
  #saved: SavedPreferences | undefined;
  readonly #connection = new LatestWins<Partial<SavedPreferences>>();
  readonly #port: PreferencesPort;
  readonly #toasts: ToastStore;

  constructor(port: PreferencesPort, toasts: ToastStore) {
    this.#port = port;
    this.#toasts = toasts;
    makeAutoObservable(this, { preferences: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    const before = this.preferences;
    const saved = await this.#read(call);
    // The service may have answered before a change made meanwhile.
    if (this.preferences !== before) return;
    this.#saved = saved;
    this.#show(saved);
  }

  async #read(call?: Call): Promise<SavedPreferences> {
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
    const { preferences } = this;
    if (!preferences) return;
    const messages = { ...preferences.messages, ...part };
    await this.#save('messages', { messages }, async () => ({
      messages: await this.#port.saveMessagePreferences(messages),
    }));
  }

  async consent(jobPortal: boolean): Promise<void> {
    await this.#save('jobPortal', { jobPortal }, async () => ({
      jobPortal: (await this.#port.saveJobPortalConsent({ consented: jobPortal })).consented,
    }));
  }

  async #save(
    label: string,
    query: Partial<SavedPreferences>,
    ask: () => Promise<Partial<SavedPreferences>>,
  ): Promise<void> {
    if (!this.preferences) return;
    this.#show({ ...this.preferences, ...query });
    try {
      const { last, response } = await this.#connection.run(label, ask);
      if (response && this.#saved) this.#saved = { ...this.#saved, ...response };
      if (last) this.#settle(query);
    } catch (error) {
      const text1 = await failedChangeMessage(error, text.failed, async () => {
        this.#saved = await this.#read();
      });
      this.#settle(query);
      this.#toasts.fail(error, text1);
    }
  }

  /** Only the submitted fields: other preferences may still be saving. */
  #settle(query: Partial<SavedPreferences>): void {
    const saved = this.#saved;
    if (!this.preferences || !saved) return;
    const parts = Object.keys(query) as (keyof SavedPreferences)[];
    this.#show({ ...this.preferences, ...Object.fromEntries(parts.map((part) => [part, saved[part]])) });
  }

  #show(preferences: SavedPreferences): void {
    runInAction(() => {
      this.preferences = preferences;
    });
  }
}
