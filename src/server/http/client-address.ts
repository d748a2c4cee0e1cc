import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config';
import { networkOf } from './network-of';

export interface ClientAddress {
  readonly isProxy: (address: string) => boolean;
  readonly networkOf: (request: IncomingMessage) => string;
}

/** Parses addresses like the framework, for connections and upgrades that never reach it. */
export function clientAddress({ trustProxy }: Pick<Config, 'trustProxy'>): ClientAddress {
  const trusts = proxyAddress.compile([...trustProxy]);
  return {
    isProxy: (address) => trusts(address, 0),
    networkOf: (request) => networkOf(proxyAddress(request, trusts)),
  };
}
