import type { Call } from '../shared/call';
import type { NameProblem } from './user-name';

/** Privacy: an alias contains nothing from the account. */
export interface AliasChoice {
  readonly userName: string;
  readonly avatarUrl: string;
  readonly avatarColor: string;
}

export interface AnonymousProfile extends AliasChoice {
  readonly fullAvatarUrl: string;
}

export interface AliasSuggestions {
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
  abstract saveAnonymousProfile(choice: AliasChoice, call?: Call): Promise<AnonymousProfile>;
  abstract suggestAliases(input?: undefined, call?: Call): Promise<AliasSuggestions>;
  abstract checkUserName(input: { readonly name: string }, call?: Call): Promise<NameVerdict>;
}
