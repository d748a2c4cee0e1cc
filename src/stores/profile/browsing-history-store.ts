import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CurrentSession } from '../../core/login/current-session';
import { requiredLoginPrompt } from '../../core/login/session';
import type { BrowsingHistoryPort, Visited } from '../../core/profile/browsing-history-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';

/** The visited companies. No page waits for them or fails because of them. */
export class BrowsingHistoryStore {
  visited: readonly Visited[] = [];
  #noted: string | undefined;
  readonly #port: BrowsingHistoryPort;
  readonly #current: CurrentSession;

  constructor(port: BrowsingHistoryPort, current: CurrentSession) {
    this.#port = port;
    this.#current = current;
    makeAutoObservable(this, { visited: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    if (!this.#isMember) return this.#show([]);
    this.#show((await quietly(this.#port.listVisited(undefined, call))) ?? []);
  }

  /** Opening several tabs of a company page counts as a single visit. */
  async note(urlName: string): Promise<void> {
    if (!this.#isMember || this.#noted === urlName) return;
    this.#noted = urlName;
    await quietly(this.#port.noteVisited({ urlName }));
  }

  /** Cleared at once; restored with an error message if the request fails. */
  async clear(): Promise<void> {
    const before = this.visited;
    this.#show([]);
    try {
      await this.#port.clearVisited();
      this.#noted = undefined;
    } catch (error) {
      this.#show(before);
      throw error;
    }
  }

  get #isMember(): boolean {
    return requiredLoginPrompt(this.#current.session, 'member') === undefined;
  }

  #show(visited: readonly Visited[]): void {
    runInAction(() => {
      this.visited = visited;
    });
  }
}

const quietly = <Value>(request: Promise<Value>): Promise<Value | undefined> =>
  request.catch((error: unknown) => {
    if (error instanceof Failure) return undefined;
    throw error;
  });
