import type { Duplex } from 'node:stream';

export interface SocketLimits {
  readonly all: number;
  readonly ofOneNetwork: number;
  readonly ofOneMember: number;
}

/** Counts websockets separately: they stay open for hours, and must not use up the places of requests. */
export class SocketPlaces {
  readonly #limits: SocketLimits;
  readonly #byNetwork = new Map<string, Set<Duplex>>();
  readonly #byMember = new Map<string, Set<Duplex>>();
  #all = 0;

  constructor(limits: SocketLimits) {
    this.#limits = limits;
  }

  /** False when the network has no place left. When all places are taken, the largest network loses one. */
  take(network: string, socket: Duplex): boolean {
    if ((this.#byNetwork.get(network)?.size ?? 0) >= this.#limits.ofOneNetwork) return false;
    if (this.#all >= this.#limits.all) this.#dropOne();
    this.#all++;
    socket.once('close', () => {
      this.#all--;
    });
    hold(this.#byNetwork, network, socket);
    return true;
  }

  /** False when the member has no place left. */
  takeOfMember(memberId: string, socket: Duplex): boolean {
    if ((this.#byMember.get(memberId)?.size ?? 0) >= this.#limits.ofOneMember) return false;
    hold(this.#byMember, memberId, socket);
    return true;
  }

  /** Position among the member's sockets, starting at 1. */
  rankOf(memberId: string, socket: Duplex): number {
    return [...(this.#byMember.get(memberId) ?? [])].indexOf(socket) + 1;
  }

  #dropOne(): void {
    const [first, ...rest] = this.#byNetwork.values();
    const largest = rest.reduce((max, item) => (max && max.size >= item.size ? max : item), first);
    const [oldest] = largest ?? [];
    oldest?.destroy();
  }
}

function hold(places: Map<string, Set<Duplex>>, key: string, socket: Duplex): void {
  const sockets = places.get(key) ?? new Set();
  places.set(key, sockets.add(socket));
  socket.once('close', () => {
    sockets.delete(socket);
    if (sockets.size === 0) places.delete(key);
  });
}
