import type { ScreenId } from '../shell/screens';
import { AFTER, PROMPT_TYPES, type PromptType } from './prompt-types';
import type { ContributionFormKind, UnsentForm } from './unsent-forms';

export interface Contributed {
  readonly type: PromptType;
  /** Empty when it concerns no company. */
  readonly company: string;
}

/** Contribution types with a draft. */
export type StartedType = PromptType & ContributionFormKind;

/** The reason for a prompt: an unsent draft, a contribution just made, or no recent prompt of this type. */
export type Prompt =
  | { readonly mode: 'pending'; readonly type: StartedType; readonly company: string }
  | { readonly mode: 'new'; readonly type: PromptType; readonly company: string; readonly after: PromptType }
  | { readonly mode: 'generic'; readonly type: PromptType; readonly company: '' };

export interface Prompted {
  readonly member: boolean;
  /** Pages opened on this visit, including this page. */
  readonly pages: number;
  readonly unsent: readonly UnsentForm[];
  readonly given: Contributed | undefined;
  /** Whether prompts of this type are paused. */
  readonly rests: (type: PromptType) => boolean;
}

/**
 * Reading pages that have an end: feeds are left out, and so are forms, which a prompt must not interrupt.
 */
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

/** A visitor reads first: no prompt on the first page. */
const PAGES_FIRST = 2;

/** Order: an unsent draft, the follow-up of a contribution, the first type not prompted for recently. */
export function choosePrompt(prompted: Prompted): Prompt | undefined {
  const pending = pendingPrompt(prompted);
  if (pending || prompted.pages < PAGES_FIRST) return pending;
  return newPrompt(prompted) ?? genericPrompt(prompted);
}

function pendingPrompt({ unsent, rests }: Prompted): Prompt | undefined {
  for (const { kind, company } of unsent)
    if (kind !== 'benefits' && !rests(kind)) return { mode: 'pending', type: kind, company };
  return undefined;
}

function newPrompt({ given: contributed, rests }: Prompted): Prompt | undefined {
  if (!contributed) return undefined;
  const type = AFTER[contributed.type];
  return rests(type)
    ? undefined
    : { mode: 'new', type, company: contributed.company, after: contributed.type };
}

function genericPrompt({ member, rests }: Prompted): Prompt | undefined {
  if (!member) return undefined;
  const type = PROMPT_TYPES.find((item) => !rests(item));
  return type && { mode: 'generic', type, company: '' };
}
