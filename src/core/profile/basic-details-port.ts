import type { Call } from '../shared/call';

/** The account's personal details. Privacy: never shown together with an alias. */
export interface BasicDetailsChoice {
  readonly name: string;
  readonly location: string | undefined;
  readonly experienceYears: number | undefined;
}

export interface BasicDetails extends BasicDetailsChoice {
  readonly photoUrl: string | undefined;
}

export abstract class BasicDetailsPort {
  abstract readBasicDetails(input?: undefined, call?: Call): Promise<BasicDetails>;
  abstract saveBasicDetails(choice: BasicDetailsChoice, call?: Call): Promise<BasicDetails>;
  /** The picture's bytes in base64. */
  abstract saveProfilePhoto(input: { readonly image: string }, call?: Call): Promise<BasicDetails>;
  abstract removeProfilePhoto(input?: undefined, call?: Call): Promise<void>;
}
