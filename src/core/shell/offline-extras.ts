export abstract class OfflineExtras {
  /** Loads it for the signed-in member while the network is available. */
  abstract load(): Promise<void>;
  /** Deletes this device's data about a member who has signed out. */
  abstract forget(): void;
}
