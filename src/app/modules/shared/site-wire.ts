import type { ServiceIdentifier } from 'inversify';
import type { Wire } from '../../../adapters/http/runtime';

/** The wire for ports that load with their screen. */
export const SITE_WIRE: ServiceIdentifier<Wire> = Symbol('the way to the services');
