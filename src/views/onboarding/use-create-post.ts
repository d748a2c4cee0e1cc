import { useCallback } from 'react';
import type { FollowUpAction } from '../../core/onboarding/follow-up-action';
import { AnalyticsPort } from '../../core/shell/analytics-port';
import { pageNameOf } from '../../core/shell/page-name';
import { IntentsStore } from '../../stores/composer/intents-store';
import { WaitingPostStore } from '../../stores/composer/waiting-post-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { useResolve } from '../use-store';

/** Opens the post that the user had started; replaces any open overlay. */
export function useCreatePost(): (next: Extract<FollowUpAction, { kind: 'createPost' }>) => void {
  const resolve = useResolve();
  return useCallback(
    ({ campaign, source }) => {
      const shell = resolve(ShellStore);
      resolve(WaitingPostStore).forget();
      resolve(IntentsStore).wantPost('anywhere');
      if (campaign) shell.setCampaign(campaign);
      resolve(AnalyticsPort)
        .recordEvent({
          eventType: 'createPostOpened',
          pageName: pageNameOf(shell.screen),
          ...(source && { entity: source }),
          ...(campaign && { campaign }),
        })
        .catch(() => {});
      shell.open('post');
    },
    [resolve],
  );
}
