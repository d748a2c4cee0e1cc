import type { Call } from '../shared/call';

export interface HealthState {
  readonly status: 'ok';
}

export abstract class HealthPort {
  abstract readLiveness(of?: undefined, call?: Call): Promise<HealthState>;
  abstract readReadiness(of?: undefined, call?: Call): Promise<HealthState>;
}
