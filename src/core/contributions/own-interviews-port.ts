import type { Call } from '../shared/call';
import type { InterviewId } from '../shared/ids';
import type { InterviewInput, OwnInterview } from './own-interview';

export abstract class OwnInterviewsPort {
  abstract addInterview(interview: InterviewInput, call?: Call): Promise<OwnInterview>;
  abstract readOwnInterview(input: { readonly id: InterviewId }, call?: Call): Promise<OwnInterview>;
  abstract changeInterview(
    input: { readonly id: InterviewId } & InterviewInput,
    call?: Call,
  ): Promise<OwnInterview>;
  abstract removeInterview(input: { readonly id: InterviewId }, call?: Call): Promise<void>;
}
