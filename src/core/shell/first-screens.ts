import { buildPath } from './build-path';
import type { PathParams } from './path-pattern';

/** Screens that the frame and the posts of Home link to. The first page does not load the table of all screens. */
export const FIRST_SCREENS = {
  home: '/',
  communities: '/communities',
  companies: '/list-of-companies',
  jobs: '/jobs',
  messages: '/messages',
  notifications: '/notifications',
  community: '/communities/{communityUrl}',
  department: '/departments/{communityUrl}',
  'company-community': '/discussions/{companyUrl}',
  post: '/p/{postId}',
  'contribute-review': '/contribute/company-review-v3',
  search: '/search[/{segments*}]',
} as const satisfies Record<string, string>;

/** The params argument is optional if the path has no required params. */
type Input<Template extends string> =
  Record<never, never> extends PathParams<Template>
    ? [params?: PathParams<Template>]
    : [params: PathParams<Template>];

export const pathsIn =
  <const Templates extends Record<string, string>>(templates: Templates) =>
  <Id extends keyof Templates & string>(id: Id, ...[params]: Input<Templates[Id]>): string =>
    buildPath(templates[id] ?? '', params ?? {});

export const pathTo = pathsIn(FIRST_SCREENS);
