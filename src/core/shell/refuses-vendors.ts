import { isCrawler } from './crawlers';

/** What a browser says with every page it asks for. */
export interface AskedWith {
  readonly userAgent: string;
  /** The header DNT. */
  readonly doNotTrack: string | undefined;
  /** The header Sec-GPC. */
  readonly privacyControl: string | undefined;
}

/** Whoever asks not to be tracked gets no script of another company, and neither does a program that reads for others. */
export const refusesVendors = ({ userAgent, doNotTrack, privacyControl }: AskedWith): boolean =>
  doNotTrack === '1' || privacyControl === '1' || isCrawler(userAgent);
