/** Exports of the web's rendering build; declared here because it is loaded as a file. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical?: string | undefined;
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

/** Reads, or returns what was read for another page with the same key. Undefined if each page reads it for itself. */
export type ShareReads = <Reply extends { readonly status: number }>(
  key: string,
  read: () => Promise<Reply>,
) => Promise<Reply> | undefined;

export interface Around {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Missing on pages that read everything for themselves. */
  readonly share?: ShareReads;
  readonly now: number;
  readonly cookie: string;
  /** Without the parts of wide windows. */
  readonly isPhone: boolean;
  readonly report: (error: unknown) => void;
}

export interface HeadRendering {
  readonly status: number;
  readonly head: PageHead;
}

export interface Renderer {
  /** Undefined if the page has moved. */
  readonly renderHead: (request: Request, around: Around) => Promise<HeadRendering | undefined>;
  readonly render: (request: Request, around: Around) => Promise<Rendering>;
  readonly chunkAt: (pathname: string) => string | undefined;
  readonly plainHead: PageHead;
  /** The only cookies a visitor's page may depend on. */
  readonly pageCookies: readonly string[];
}
