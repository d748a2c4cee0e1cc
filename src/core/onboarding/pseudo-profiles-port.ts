import type { ProfileType } from '../posts/post';
import type { Call } from '../shared/call';

export interface PseudoProfile {
  readonly type: ProfileType;
  readonly face: { readonly name: string; readonly bio: string; readonly avatarUrl: string };
}

export interface PseudoProfiles {
  readonly available: readonly PseudoProfile[];
  readonly selected: ProfileType;
}

export abstract class PseudoProfilesPort {
  abstract listPseudoProfiles(of?: undefined, call?: Call): Promise<PseudoProfiles>;
  abstract selectPseudoProfile(of: { readonly selected: ProfileType }, call?: Call): Promise<PseudoProfiles>;
}
