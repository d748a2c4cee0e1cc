import { useEffect } from 'react';
import type { PromptType } from '../../core/contributions/prompt-types';
import { ContributionPromptStore } from '../../stores/contributions/contribution-prompt-store';
import { useStore } from '../use-store';

/** Pauses prompts of this type after a contribution; undefined does nothing. */
export function usePromptPause(type: PromptType | undefined, company = ''): void {
  const { give } = useStore(ContributionPromptStore);
  useEffect(() => {
    if (type) give({ type, company });
  }, [type, company, give]);
}
