import type { ScreenId } from '../shell/screens';
import { AFTER, PROMPT_TYPES, type PromptType } from './prompt-types';
import type { ToldKind, UnsentForm } from './unsent-forms';

/** Something that was given on this visit. */
export interface Given {
  readonly type: PromptType;
  /** Empty where it is of none. */
  readonly company: string;
}

/** What can be begun and left. */
export type BegunType = PromptType & ToldKind;

/** What is asked for, and why: it lies there unsent, something else was given just now, or it was never asked. */
export type Prompt =
  | { readonly mode: 'pending'; readonly type: BegunType; readonly company: string }
  | { readonly mode: 'new'; readonly type: PromptType; readonly company: string; readonly after: PromptType }
  | { readonly mode: 'generic'; readonly type: PromptType; readonly company: '' };

/** Whoever looks at a page, as far as a prompt is about them. */
export interface Asked {
  readonly member: boolean;
  /** How many pages they have come to on this visit, this one included. */
  readonly pages: number;
  readonly unsent: readonly UnsentForm[];
  /** What they gave last. */
  readonly given: Given | undefined;
  /** Whether a type is not to be asked for now. */
  readonly rests: (type: PromptType) => boolean;
}

/** Pages that come to an end and are about work. A feed has no end, and a form is not interrupted. */
const PROMPTING: ReadonlySet<ScreenId> = new Set<ScreenId>([
  'company-overview',
  'company-reviews',
  'company-salaries',
  'company-interviews',
  'company-benefits',
  'company-photos',
  'reviews',
  'salaries',
  'interviews',
  'designation-salaries',
  'designation-interviews',
  'skill-interviews',
  'compare',
  'paid-fairly',
]);

export const mayPromptOn = (screen: ScreenId): boolean => PROMPTING.has(screen);

/** Whoever just came reads first. */
const PAGES_FIRST = 2;

/** What was begun comes first, then what follows what was given, then the first that was not asked for lately. */
export function choosePrompt(asked: Asked): Prompt | undefined {
  const pending = pendingPrompt(asked);
  if (pending || asked.pages < PAGES_FIRST) return pending;
  return newPrompt(asked) ?? genericPrompt(asked);
}

function pendingPrompt({ unsent, rests }: Asked): Prompt | undefined {
  for (const { kind, company } of unsent)
    if (kind !== 'benefits' && !rests(kind)) return { mode: 'pending', type: kind, company };
  return undefined;
}

function newPrompt({ given, rests }: Asked): Prompt | undefined {
  if (!given) return undefined;
  const type = AFTER[given.type];
  return rests(type) ? undefined : { mode: 'new', type, company: given.company, after: given.type };
}

function genericPrompt({ member, rests }: Asked): Prompt | undefined {
  if (!member) return undefined;
  const type = PROMPT_TYPES.find((one) => !rests(one));
  return type && { mode: 'generic', type, company: '' };
}
