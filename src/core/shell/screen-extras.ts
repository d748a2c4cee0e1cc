/** Dependencies of the open screen's parts below the first view; loaded with the first such part. */
export abstract class ScreenExtras {
  abstract load(): Promise<void>;
}
