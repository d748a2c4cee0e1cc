/** A step of the tutorial: one change to a file, or commands to run. */
export type Step =
  | { readonly kind: 'create'; readonly path: string; readonly text: string }
  | {
      readonly kind: 'below' | 'above' | 'replace';
      readonly path: string;
      readonly line: string;
      readonly text: string;
    }
  | { readonly kind: 'run'; readonly commands: readonly string[] };

const BEGIN = '## How to add a feature, step by step\n';
const CREATE = /^Create `([^`]+)`:$/;
const CHANGE = /^In `([^`]+)`, (below|above) `([^`]+)`:$/;
const REPLACE = /^In `([^`]+)`, replace `([^`]+)` with:$/;

/** The steps of src/README.md, in order: every fenced block with the sentence above it. */
export function readSteps(readme: string): readonly Step[] {
  const from = readme.indexOf(BEGIN);
  if (from < 0) throw new Error(`The README has no chapter "${BEGIN.trim()}".`);
  const [chapter = ''] = readme.slice(from + BEGIN.length).split(/^## /m);
  return [...chapter.matchAll(/^(.+)\n\n```(\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, sentence = '', language, text = '']) => stepOf(sentence, language === 'sh', text),
  );
}

function stepOf(sentence: string, isShell: boolean, text: string): Step {
  if (isShell) return { kind: 'run', commands: text.trim().split('\n') };
  const created = CREATE.exec(sentence);
  if (created?.[1]) return { kind: 'create', path: created[1], text };
  const replaced = REPLACE.exec(sentence);
  if (replaced?.[1] && replaced[2]) return { kind: 'replace', path: replaced[1], line: replaced[2], text };
  const changed = CHANGE.exec(sentence);
  if (changed?.[1] && changed[3])
    return { kind: changed[2] === 'above' ? 'above' : 'below', path: changed[1], line: changed[3], text };
  throw new Error(`"${sentence}" does not say what to do with the block below it.`);
}

/** The file after a change. The line must occur exactly once; otherwise the step would be ambiguous. */
export function changed(file: string, step: Extract<Step, { readonly line: string }>): string {
  const lines = file.split('\n');
  const places = lines.flatMap((line, place) => (line.trim() === step.line.trim() ? [place] : []));
  const [place] = places;
  if (place === undefined || places.length > 1)
    throw new Error(`${step.path} has the line "${step.line}" ${places.length} times.`);
  const text = step.text.trimEnd().split('\n');
  if (step.kind === 'replace') lines.splice(place, 1, ...text);
  else lines.splice(step.kind === 'below' ? place + 1 : place, 0, ...text);
  return lines.join('\n');
}
