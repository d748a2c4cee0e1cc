import type { ServiceIdentifier } from 'inversify';
import type { Wire } from '../../../adapters/http/runtime';

/** The way to the services, for ports that come with the screen that needs them. */
export const SITE_WIRE: ServiceIdentifier<Wire> = Symbol('the way to the services');
