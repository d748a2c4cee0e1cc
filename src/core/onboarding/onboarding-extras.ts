/** What setting up an account needs beyond the page; it is fetched when somebody begins. */
export abstract class OnboardingExtras {
  /** Afterwards everything of it can be used. */
  abstract load(): Promise<void>;
}
