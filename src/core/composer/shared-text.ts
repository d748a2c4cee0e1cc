import type { PostDraft } from '../posts/post-draft';
import { MAX_POST_LENGTH, MAX_TITLE_LENGTH } from '../posts/writing-rules';

/** Text that another app shared with this one, for a new post. */
export abstract class SharedTextPort {
  /** Returns the text once. */
  abstract take(): Promise<SharedText | undefined>;
  abstract forget(): void;
}

export type SharedText = Pick<PostDraft, 'title' | 'text'>;

/** The fields of the share target in the manifest. Some apps send the link inside the text, some separately. */
export function sharedText(fields: Readonly<Record<string, unknown>>): SharedText | undefined {
  const [title, text, url] = [fields.title, fields.text, fields.url].map((field) =>
    typeof field === 'string' ? field.trim() : '',
  ) as [string, string, string];
  const parts = [text, text.includes(url) ? '' : url].filter((part) => part !== '');
  const shared = {
    title: title.slice(0, MAX_TITLE_LENGTH),
    text: parts.join('\n').slice(0, MAX_POST_LENGTH),
  };
  return shared.title !== '' || shared.text !== '' ? shared : undefined;
}
