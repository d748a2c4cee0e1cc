import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A number as letters: a, b … z, ba, bb … */
const lettered = (number: number): string => {
  const rest = Math.floor(number / LETTERS.length);
  return (rest > 0 ? lettered(rest - 1) : '') + (LETTERS[number % LETTERS.length] ?? '');
};

/**
 * The shortest possible class names. They are numbered by file and place, so that both builds and every
 * machine get the same ones; hashes would not compress.
 */
export function shortClassNames(sources: string): (file: string, name: string) => string {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const places = new Map(files.map((file, index) => [join(sources, file), index]));
  const names = new Map<string, readonly string[]>();
  return (file, name) => {
    const known = names.get(file) ?? classesOf(file);
    names.set(file, known);
    const place = places.get(file) ?? files.length;
    const position = known.indexOf(name);
    return lettered(place) + (position < 0 ? `-${name}` : position);
  };
}

/** Each class of a stylesheet once, in its order. */
const classesOf = (file: string): readonly string[] => [
  ...new Set(
    [...readFileSync(file, 'utf8').matchAll(/[.]([A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  ),
];
