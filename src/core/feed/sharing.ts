/** Something on this site worth passing on; the path is without the site's address. */
export interface Shareable {
  readonly title: string;
  readonly path: string;
}

export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Passes a page on: through the device's own sheet where it has one, else as a copied link. */
export abstract class Sharing {
  abstract share(what: Shareable): Promise<Shared>;
  abstract copy(what: Shareable): Promise<Shared>;
}
