/** What the app needs to go on without a network. */
export abstract class OfflineExtras {
  /** While there still is a network, for the signed-in member. */
  abstract load(): Promise<void>;
  /** What this device knows of a member who is not signed in any more. */
  abstract forget(): void;
}
