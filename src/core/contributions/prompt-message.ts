import type { Prompt } from './choose-prompt';
import { promptText } from './contribution-prompts-text';
import { stateText } from './state-text';
import { WORK_KINDS } from './work-forms';

export function promptMessage(prompt: Prompt): Record<'title' | 'text' | 'action', string> {
  const { mode, company } = prompt;
  if (mode === 'pending') {
    const { type } = prompt;
    const action = stateText.titles[WORK_KINDS[type]].pending;
    return { title: promptText.started[type](company), text: promptText.saved, action };
  }
  const { title, text, action } = promptText.asks[prompt.type];
  return {
    title: title(company),
    text: mode === 'new' ? `${promptText.thanks[prompt.after]} ${text}` : text,
    action,
  };
}
