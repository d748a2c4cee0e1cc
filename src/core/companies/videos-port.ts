import type { Call } from '../shared/call';

/** A video with a text summary. */
export interface SummaryVideo {
  readonly id: string;
  /** A link only: the page fetches nothing from there. */
  readonly url: string;
  readonly title: string;
  readonly posterUrl: string;
  readonly seconds: number;
  readonly points: readonly string[];
}

export abstract class VideosPort {
  abstract listSummaryVideos(
    input: { readonly urlName: string },
    call?: Call,
  ): Promise<readonly SummaryVideo[]>;
}
