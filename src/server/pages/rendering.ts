/** What the web's own build for rendering exports; it is loaded as a file, so its shape is written down here. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical?: string | undefined;
  readonly image?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

export type Rendering =
  | { readonly kind: 'moved'; readonly status: number; readonly to: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly head: PageHead;
      readonly body: Buffer;
      readonly data: string;
    };

export interface Around {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: number;
  readonly cookie: string;
  readonly report: (error: unknown) => void;
}

export interface Renderer {
  readonly render: (request: Request, around: Around) => Promise<Rendering>;
  /** The chunk of the screen a path leads to. */
  readonly chunkAt: (pathname: string) => string | undefined;
  /** What the plain shell says about itself. */
  readonly plainHead: PageHead;
  /** The only cookies a visitor's page may depend on. */
  readonly pageCookies: readonly string[];
}
