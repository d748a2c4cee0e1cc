import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ClientAddress } from './client-address';
import { networkOf } from './network-of';

export interface ConnectionLimits {
  readonly all: number;
  readonly ofOneNetwork: number;
}

interface Connection {
  readonly socket: Socket;
  readonly isProxied: boolean;
  /** The network it counts for; undefined while a proxy's connection carries no request. */
  network: string | undefined;
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse } | undefined;
  /** Undefined before its first request. */
  bytesAfterLast: number | undefined;
}

type Stage = 'unfinished' | 'idle' | 'sending' | 'answering';
const DROPPED_IN_TURN: readonly Stage[] = ['unfinished', 'idle', 'sending'];

/**
 * Limits the connections per network and in total. A new connection is accepted and another one dropped for it: the
 * least useful one of the network with most connections. So no client can use up the places of others, and among many
 * people behind one address only unfinished requests and idle connections are cut.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #address: ClientAddress;
  readonly #all = new Map<Duplex, Connection>();
  /** Least recently active first within each network. */
  readonly #byNetwork = new Map<string, Set<Connection>>();
  /** Over all networks. */
  #counted = 0;

  constructor(limits: ConnectionLimits, address: ClientAddress) {
    this.#limits = limits;
    this.#address = address;
  }

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.#open(socket));
    server.on('request', (request, response) => this.#begin(request, response));
    // Upgraded sockets are counted separately from now on.
    server.on('upgrade', (_request, socket) => this.#forget(socket));
  }

  #open(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const isProxied = this.#address.isProxy(address);
    const connection: Connection = {
      socket,
      isProxied,
      network: undefined,
      exchange: undefined,
      bytesAfterLast: undefined,
    };
    this.#all.set(socket, connection);
    if (!isProxied) this.#count(connection, networkOf(address));
    socket.once('close', () => this.#forget(socket));
    this.#holdLimits(connection);
  }

  #begin(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.#all.get(request.socket);
    if (!connection) return;
    if (response.writableEnded) {
      // Refused at once.
      connection.bytesAfterLast = request.socket.bytesRead;
      return;
    }
    connection.exchange = { request, response };
    response.once('close', () => this.#end(connection));
    if (!connection.isProxied) return;
    this.#uncount(connection);
    this.#count(connection, this.#address.networkOf(request));
    this.#holdLimits(connection);
  }

  #end(connection: Connection): void {
    const { socket, network, isProxied } = connection;
    if (!this.#all.has(socket)) return;
    this.#uncount(connection);
    connection.exchange = undefined;
    connection.bytesAfterLast = socket.bytesRead;
    if (!isProxied && network !== undefined) this.#count(connection, network);
  }

  #holdLimits(newest: Connection): void {
    const { all, ofOneNetwork } = this.#limits;
    const own = this.#byNetwork.get(newest.network ?? '') ?? new Set();
    if (own.size > ofOneNetwork) this.#drop(own, newest);
    else if (this.#counted > all) this.#drop(this.#largest(), newest);
  }

  #drop(among: Iterable<Connection>, newest: Connection): void {
    const connections = [...among].filter((connection) => connection !== newest);
    for (const stage of DROPPED_IN_TURN) {
      const dropped = connections.find((connection) => stageOf(connection) === stage);
      if (dropped) {
        this.#cut(dropped);
        return;
      }
    }
    this.#cut(newest);
  }

  #cut({ socket }: Connection): void {
    this.#forget(socket);
    socket.destroy();
  }

  #largest(): Iterable<Connection> {
    let largest = new Set<Connection>();
    for (const item of this.#byNetwork.values()) if (item.size > largest.size) largest = item;
    return largest;
  }

  #forget(socket: Duplex): void {
    const connection = this.#all.get(socket);
    if (!connection) return;
    this.#all.delete(socket);
    this.#uncount(connection);
  }

  #count(connection: Connection, network: string): void {
    connection.network = network;
    this.#counted++;
    const known = this.#byNetwork.get(network);
    if (known) known.add(connection);
    else this.#byNetwork.set(network, new Set([connection]));
  }

  #uncount(connection: Connection): void {
    const { network } = connection;
    if (network === undefined) return;
    connection.network = undefined;
    this.#counted--;
    const known = this.#byNetwork.get(network);
    known?.delete(connection);
    if (known?.size === 0) this.#byNetwork.delete(network);
  }
}

function stageOf({ socket, exchange, bytesAfterLast }: Connection): Stage {
  if (exchange) {
    if (!exchange.request.complete) return 'unfinished';
    return exchange.response.writableEnded ? 'sending' : 'answering';
  }
  return bytesAfterLast === socket.bytesRead ? 'idle' : 'unfinished';
}
