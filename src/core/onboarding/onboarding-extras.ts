export abstract class OnboardingExtras {
  /** Resolves once the code is loaded. */
  abstract load(): Promise<void>;
}
