import type { Call } from '../shared/call';

export interface HealthState {
  readonly status: 'ok';
}

export abstract class HealthPort {
  abstract readLiveness(input?: undefined, call?: Call): Promise<HealthState>;
  abstract readReadiness(input?: undefined, call?: Call): Promise<HealthState>;
}
