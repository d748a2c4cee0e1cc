import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { ScreenId } from '../../core/shell/screens';
import type { UsageAbout } from '../../core/shell/usage';
import type { Resolve } from '../use-store';
import type { InteractionPart } from './load-on-interaction';

export interface Head {
  readonly title: string;
  readonly description: string;
  /** The page's canonical path; defaults to the current path. */
  readonly canonical?: string | undefined;
  /** Hides the page from search engines. */
  readonly hidden?: boolean | undefined;
  /** The HTTP status of a readable page that is not the requested content: 410 for a post taken down. */
  readonly status?: 403 | 404 | 410 | undefined;
  /** Structured data for search engines (schema.org). */
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

export interface ScreenPlace {
  readonly id: ScreenId;
  readonly params: Readonly<Record<string, string>>;
  readonly pathname: string;
  readonly search: string;
}

export interface ScreenHandle {
  readonly head: (resolve: Resolve, place: ScreenPlace) => Head;
  /** The catalogue item the page is about, sent with its usage events. */
  readonly about?: (resolve: Resolve) => UsageAbout;
}

/**
 * The exports of a screen file. Data loading starts in its loader, which fills stores; its return value only matters
 * when it is a redirect.
 */
export interface ScreenModule {
  readonly Component: ComponentType;
  readonly loader?: (args: LoaderFunctionArgs) => Promise<unknown> | unknown;
  readonly handle?: ScreenHandle;
  /** Parts below the first view, with what loads their code. */
  readonly later?: readonly Pick<InteractionPart<never>, 'load'>[];
}

export interface OpenScreen {
  readonly screen: ScreenModule;
  readonly place: ScreenPlace;
}
