import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config';
import { networkOf } from './network-of';

/** Whom a connection or a request counts for. */
export interface ClientAddress {
  readonly isProxy: (address: string) => boolean;
  readonly networkOf: (request: IncomingMessage) => string;
}

/** Reads addresses as the framework does, for what never reaches it: connections and upgrades. */
export function clientAddress({ trustProxy }: Pick<Config, 'trustProxy'>): ClientAddress {
  const trusts = proxyAddress.compile([...trustProxy]);
  return {
    isProxy: (address) => trusts(address, 0),
    networkOf: (request) => networkOf(proxyAddress(request, trusts)),
  };
}
