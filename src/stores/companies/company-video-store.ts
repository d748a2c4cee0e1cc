import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SummaryVideo, VideosPort } from '../../core/companies/videos-port';
import type { Call } from '../../core/shared/call';
import { leftOut } from '../shell/left-out';

/** The film that sums a company up, and whether what is said in it is shown. */
export class CompanyVideoStore {
  video: SummaryVideo | undefined;
  expanded = false;
  #urlName: string | undefined;
  readonly #port: VideosPort;

  constructor(port: VideosPort) {
    this.#port = port;
    makeAutoObservable(this, { video: observableRef }, { autoBind: true });
  }

  /** Another company's film begins closed; one that cannot be had is left out, and asked for again. */
  async open(urlName: string, call?: Call): Promise<void> {
    if (this.#urlName === urlName) return;
    const videos = await leftOut(this.#port.listSummaryVideos({ urlName }, call));
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
