import type { Call } from '../shared/call';
import type { InterviewInput, OwnInterview } from './own-interview';

export abstract class OwnInterviewsPort {
  abstract addInterview(interview: InterviewInput, call?: Call): Promise<OwnInterview>;
  abstract readOwnInterview(input: { readonly id: string }, call?: Call): Promise<OwnInterview>;
  abstract changeInterview(
    input: { readonly id: string } & InterviewInput,
    call?: Call,
  ): Promise<OwnInterview>;
  abstract removeInterview(input: { readonly id: string }, call?: Call): Promise<void>;
}
