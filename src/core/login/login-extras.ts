/** Sign-in code outside the initial bundle; loaded when a visitor is about to sign in. */
export abstract class LoginExtras {
  /** Resolves once the module is loaded. */
  abstract load(): Promise<void>;
}
