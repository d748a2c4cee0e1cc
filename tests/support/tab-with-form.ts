import { formStorage } from '../../src/core/composer/drafts-testing';

/** The storage of a tab in which a visitor filled in a form; the text is what the form has stored. */
export function tabWithForm(key: string, text: string): Map<string, string> {
  const tab = new Map<string, string>();
  formStorage(undefined, {
    read: (name) => tab.get(name),
    write: (name, stored) => void tab.set(name, stored),
    remove: (name) => void tab.delete(name),
  }).write(key, text);
  return tab;
}
