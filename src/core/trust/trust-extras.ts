/** The code that checks proofs; loaded with the first check. */
export abstract class TrustExtras {
  abstract load(): Promise<void>;
}
