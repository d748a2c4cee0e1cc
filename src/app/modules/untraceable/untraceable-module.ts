import { ContainerModule } from 'inversify';
import { webAuthorKeys } from '../../../adapters/browser/web-author-keys';
import { webSha256 } from '../../../adapters/browser/web-sha256';
import { untraceable, untraceableClient } from '../../../adapters/http/generated/untraceable';
import { nameless } from '../../../adapters/http/nameless';
import { Clock } from '../../../core/shared/clock';
import { AuthorKeys } from '../../../core/untraceable/author-keys';
import { PublishUntraceable } from '../../../core/untraceable/publish-untraceable';
import { UntraceablePort } from '../../../core/untraceable/untraceable-port';
import { TokenWallet } from '../../../core/untraceable/wallet';
import { OwnUntraceableStore } from '../../../stores/untraceable/own-untraceable-store';
import { UntraceableStore } from '../../../stores/untraceable/untraceable-store';
import { SITE_WIRE } from '../shared/site-wire';
import { bindWallet } from './bind-wallet';

/** Loaded by its screen and by the dialog for comments, whichever opens first. */
export const untraceableModule = new ContainerModule(({ bind, isBound }) => {
  if (isBound(UntraceablePort)) return;
  if (!isBound(TokenWallet)) bindWallet(bind);
  bind(AuthorKeys).toConstantValue(webAuthorKeys);
  bind(UntraceablePort).toResolvedValue(
    (wire) => untraceable(untraceableClient(nameless(wire))),
    [SITE_WIRE],
  );
  bind(UntraceableStore).toResolvedValue(
    (port, wallet, keys, clock) =>
      new UntraceableStore(port, wallet, new PublishUntraceable(wallet, port, keys, webSha256), clock),
    [UntraceablePort, TokenWallet, AuthorKeys, Clock],
  );
  bind(OwnUntraceableStore).toResolvedValue(
    (port, wallet, keys) => new OwnUntraceableStore(port, wallet, keys),
    [UntraceablePort, TokenWallet, AuthorKeys],
  );
});
