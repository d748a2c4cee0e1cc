import type { Call } from '../shared/call';
import type { NameProblem } from './user-name';

/** Privacy: an alias contains nothing from the account. */
export interface FaceChoice {
  readonly userName: string;
  readonly avatarUrl: string;
  readonly avatarColor: string;
}

export interface AnonymousProfile extends FaceChoice {
  readonly fullAvatarUrl: string;
}

export interface FaceSuggestions {
  readonly userNames: readonly string[];
  readonly avatars: readonly { readonly url: string; readonly color: string }[];
}

export interface NameVerdict {
  readonly valid: boolean;
  readonly reason: NameProblem | undefined;
  readonly suggestions: readonly string[];
}

export abstract class AnonymousProfilePort {
  abstract readAnonymousProfile(input?: undefined, call?: Call): Promise<AnonymousProfile>;
  abstract saveAnonymousProfile(choice: FaceChoice, call?: Call): Promise<AnonymousProfile>;
  abstract suggestFaces(input?: undefined, call?: Call): Promise<FaceSuggestions>;
  abstract checkUserName(input: { readonly name: string }, call?: Call): Promise<NameVerdict>;
}
