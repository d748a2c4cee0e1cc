/** False for text that cannot be stored: NUL and unpaired surrogates. */
export function isStorable(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const here = left.pop();
    if (typeof here === 'string' && UNSTORABLE.test(here)) return false;
    if (typeof here !== 'object' || !here) continue;
    for (const [key, inner] of Object.entries(here)) {
      if (UNSTORABLE.test(key)) return false;
      left.push(inner);
    }
  }
  return true;
}

const UNSTORABLE = /\0|\p{Surrogate}/u;
