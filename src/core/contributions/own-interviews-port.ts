import type { Call } from '../shared/call';
import type { OwnInterview, ToldInterview } from './own-interview';

export abstract class OwnInterviewsPort {
  abstract addInterview(interview: ToldInterview, call?: Call): Promise<OwnInterview>;
  abstract readOwnInterview(input: { readonly id: string }, call?: Call): Promise<OwnInterview>;
  abstract changeInterview(
    input: { readonly id: string } & ToldInterview,
    call?: Call,
  ): Promise<OwnInterview>;
  abstract removeInterview(input: { readonly id: string }, call?: Call): Promise<void>;
}
