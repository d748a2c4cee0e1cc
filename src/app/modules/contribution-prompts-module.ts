import { ContainerModule } from 'inversify';
import { UnsentForms } from '../../core/contribute/unsent-forms';
import { PromptMemory } from '../../core/contribution-prompts/prompt-memory';
import { MemberTexts } from '../../core/drafts/member-texts';
import { CurrentSession } from '../../core/session/current-session';
import { Clock } from '../../core/shared/clock';
import { Storage } from '../../core/shared/storage';
import { TabStorage } from '../../core/shell/tab-storage';
import { ContributionPromptStore } from '../../stores/contribution-prompt-store';

/** What asks for contributions, and the screens on which they are given: whichever comes first brings it. */
export const contributionPromptsModule = new ContainerModule(({ bind, isBound }) => {
  if (isBound(ContributionPromptStore)) return;
  bind(UnsentForms).toResolvedValue((texts) => new UnsentForms(texts.forms), [MemberTexts]);
  bind(PromptMemory).toResolvedValue(
    (storage, tab, clock) => new PromptMemory(storage, tab, clock),
    [Storage, TabStorage, Clock],
  );
  bind(ContributionPromptStore).toResolvedValue(
    (memory, unsent, current) => new ContributionPromptStore(memory, unsent, current),
    [PromptMemory, UnsentForms, CurrentSession],
  );
});
