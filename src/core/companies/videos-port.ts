import type { Call } from '../shared/call';

/** A film, and in words what is said in it. */
export interface SummaryVideo {
  readonly id: string;
  /** Where it lives; nothing is fetched from there. */
  readonly url: string;
  readonly title: string;
  readonly posterUrl: string;
  readonly seconds: number;
  readonly points: readonly string[];
}

export abstract class VideosPort {
  abstract listSummaryVideos(of: { readonly urlName: string }, call?: Call): Promise<readonly SummaryVideo[]>;
}
