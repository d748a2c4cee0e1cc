import type { ProfileType } from '../posts/post';
import type { Call } from '../shared/call';

export interface PseudoProfile {
  readonly type: ProfileType;
  readonly alias: { readonly name: string; readonly bio: string; readonly avatarUrl: string };
}

export interface PseudoProfiles {
  readonly available: readonly PseudoProfile[];
  readonly selected: ProfileType;
}

export abstract class PseudoProfilesPort {
  abstract listPseudoProfiles(input?: undefined, call?: Call): Promise<PseudoProfiles>;
  abstract selectPseudoProfile(
    input: { readonly selected: ProfileType },
    call?: Call,
  ): Promise<PseudoProfiles>;
}
