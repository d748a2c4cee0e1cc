import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ModerationNote } from './moderation-note';

it('[R-055] the note on a held post names the rule that hides it, but no rule that only a newer service knows', () => {
  const { rerender } = render(<ModerationNote post={{ status: 'FLAGGED', holdReason: 'SPAM' }} />);
  expect(screen.getByText(/rule S1: .* Only you can see it until a moderator checks it/)).toBeInTheDocument();
  rerender(<ModerationNote post={{ status: 'FLAGGED', holdReason: 'ROBOT' as 'SPAM' }} />);
  expect(screen.getByText(/^Only you can see it until a moderator checks it/)).toBeInTheDocument();
});
