import { ContainerModule } from 'inversify';
import { blindRsa } from '../../../adapters/browser/blind-rsa';
import { siteAmbience } from '../../../adapters/http/ambient';
import { ownPosts, readingClient } from '../../../adapters/http/generated/reading';
import { tokens, tokensClient } from '../../../adapters/http/generated/tokens';
import { CommunitiesPort } from '../../../core/communities/communities-port';
import { Device } from '../../../core/shell/device';
import { FetchTokens } from '../../../core/untraceable/fetch-tokens';
import { SaveSources } from '../../../core/untraceable/save-sources';
import { TokenWallet } from '../../../core/untraceable/wallet';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

/** The exchange of the monthly tokens; loaded on the visit that makes it. */
export const tokensModule = new ContainerModule(({ bind }) => {
  bind(FetchTokens).toResolvedValue(
    (wallet, wire, device) =>
      new FetchTokens(wallet, tokens(tokensClient(withAmbience(wire, siteAmbience)(device))), blindRsa),
    [TokenWallet, SITE_WIRE, Device],
  );
  bind(SaveSources).toResolvedValue(
    (wallet, wire, device, communities) =>
      new SaveSources(wallet, ownPosts(readingClient(withAmbience(wire, siteAmbience)(device))), communities),
    [TokenWallet, SITE_WIRE, Device, CommunitiesPort],
  );
});
