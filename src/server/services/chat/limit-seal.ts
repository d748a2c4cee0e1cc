import type { Services } from '../services';

/** Names a member in the limits of the chat, so that Redis does not show who is writing. */
export const limitSeal = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('chat limits', memberId);
