import { Client, type ClientConfig, type PoolConfig } from 'pg';

/**
 * A connection outside a pool. With several hosts it is of the place's own class, because only that one is ended when
 * another server becomes the primary.
 */
export const directClient = (place: PoolConfig, settings: ClientConfig = {}): Client =>
  new ((place.Client ?? Client) as typeof Client)({ ...place, ...settings });
