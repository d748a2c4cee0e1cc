/** A page to share; `path` has no origin. */
export interface Shareable {
  readonly title: string;
  readonly path: string;
}

export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Shares a page through the device's share sheet, or copies its link if the device has no share sheet. */
export abstract class Sharing {
  abstract share(shareable: Shareable): Promise<Shared>;
  abstract copy(shareable: Shareable): Promise<Shared>;
}
