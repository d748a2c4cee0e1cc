import { isCrawler } from './crawlers';

export interface TrackingRequest {
  readonly userAgent: string;
  readonly doNotTrack: string | undefined;
  readonly privacyControl: string | undefined;
}

/** Users who ask not to be tracked and crawlers get no third-party scripts. */
export const refusesVendors = ({ userAgent, doNotTrack, privacyControl }: TrackingRequest): boolean =>
  doNotTrack === '1' || privacyControl === '1' || isCrawler(userAgent);
