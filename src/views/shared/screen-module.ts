import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { ScreenId } from '../../core/shell/screens';
import type { UsageAbout } from '../../core/shell/usage';
import type { Resolve } from '../use-store';

/** What a page says about itself to browsers, search engines and people who share it. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** The page's one address, a path; the path one is on when left out. */
  readonly canonical?: string | undefined;
  /** A picture for those who share the page, a path. */
  readonly image?: string | undefined;
  /** Kept out of search engines. */
  readonly hidden?: boolean | undefined;
  /** What the page's status is where it can be read although it is not what was asked for: 410 for a post taken down. */
  readonly status?: 403 | 404 | 410 | undefined;
  /** Facts for search engines in the words of schema.org. */
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

/** Where the page is: which screen, and what its address says. */
export interface ScreenPlace {
  readonly id: ScreenId;
  readonly params: Readonly<Record<string, string>>;
  readonly pathname: string;
  readonly search: string;
}

export interface ScreenHandle {
  readonly head: (resolve: Resolve, place: ScreenPlace) => Head;
  /** The catalogue thing the page is about, told with what is counted there. */
  readonly about?: (resolve: Resolve) => UsageAbout;
}

/** What the file of a screen exports. Data starts in its loader, which fills stores; what it answers is only looked at when it is a redirect. */
export interface ScreenModule {
  readonly Component: ComponentType;
  readonly loader?: (args: LoaderFunctionArgs) => Promise<unknown> | unknown;
  readonly handle?: ScreenHandle;
}

/** What the route holds once its screen is loaded. */
export interface OpenScreen {
  readonly screen: ScreenModule;
  readonly place: ScreenPlace;
}
