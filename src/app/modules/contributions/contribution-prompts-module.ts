import { ContainerModule } from 'inversify';
import { MemberTexts } from '../../../core/composer/member-texts';
import { PromptMemory } from '../../../core/contributions/prompt-memory';
import { UnsentForms } from '../../../core/contributions/unsent-forms';
import { CurrentSession } from '../../../core/login/current-session';
import { Clock } from '../../../core/shared/clock';
import { Storage } from '../../../core/shared/storage';
import { TabStorage } from '../../../core/shell/tab-storage';
import { ContributionPromptStore } from '../../../stores/contributions/contribution-prompt-store';

/** Shared by the contribution prompts and the contribution forms; the first of them to load binds it. */
export const contributionPromptsModule = new ContainerModule(({ bind, isBound }) => {
  if (isBound(ContributionPromptStore)) return;
  bind(UnsentForms).toResolvedValue((texts) => new UnsentForms(texts.forms), [MemberTexts]);
  bind(PromptMemory).toResolvedValue(
    (texts, storage, tab, clock) => new PromptMemory(texts.drafts, storage, tab, clock),
    [MemberTexts, Storage, TabStorage, Clock],
  );
  bind(ContributionPromptStore).toResolvedValue(
    (memory, unsent, current) => new ContributionPromptStore(memory, unsent, current),
    [PromptMemory, UnsentForms, CurrentSession],
  );
});
