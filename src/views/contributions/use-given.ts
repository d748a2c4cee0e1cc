import { useEffect } from 'react';
import type { PromptType } from '../../core/contributions/prompt-types';
import { ContributionPromptStore } from '../../stores/contributions/contribution-prompt-store';
import { useStore } from '../use-store';

/** Once something of a type was given nobody asks for it again soon. Without a type nothing was given yet. */
export function useGiven(type: PromptType | undefined, company = ''): void {
  const { give } = useStore(ContributionPromptStore);
  useEffect(() => {
    if (type) give({ type, company });
  }, [type, company, give]);
}
