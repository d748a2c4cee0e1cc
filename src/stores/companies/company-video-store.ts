import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SummaryVideo, VideosPort } from '../../core/companies/videos-port';
import type { Call } from '../../core/shared/call';
import { optionalPart } from '../shell/optional-part';

export class CompanyVideoStore {
  video: SummaryVideo | undefined;
  expanded = false;
  #urlName: string | undefined;
  readonly #port: VideosPort;

  constructor(port: VideosPort) {
    this.#port = port;
    makeAutoObservable(this, { video: observableRef }, { autoBind: true });
  }

  /** Starts collapsed for each company; a failed request leaves the video out and is retried on the next visit. */
  async open(urlName: string, call?: Call): Promise<void> {
    if (this.#urlName === urlName) return;
    const videos = await optionalPart(this.#port.listSummaryVideos({ urlName }, call));
    runInAction(() => {
      this.#urlName = videos && urlName;
      this.video = videos?.[0];
      this.expanded = false;
    });
  }

  toggle(): void {
    this.expanded = !this.expanded;
  }
}
