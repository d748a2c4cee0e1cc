import analytics from '../../contracts/analytics.json';
import health from '../../contracts/health.json';
import type { ContractDocument } from '../http/contract';
import type { ServiceModule } from '../http/registrar';
import type { Beacon } from './analytics/beacon';
import { analyticsHandlers } from './analytics/handlers';
import { healthHandlers } from './health/handlers';

/** Every contract and what answers it. A contract missing here is served by nobody. */
export const serviceModules = (record: (beacon: Beacon) => void): readonly ServiceModule[] => [
  { name: 'analytics', document: read(analytics), handlers: () => analyticsHandlers(record) },
  { name: 'health', document: read(health), handlers: healthHandlers },
];

/** The compiler's type of a whole document is too narrow to walk. */
const read = (document: object): ContractDocument => document as ContractDocument;
