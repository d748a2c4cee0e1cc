import { decodePiece } from '../../core/shell/decode-piece';

const MAX_PARAM = 500;

export const partsOf = (path: string): readonly string[] => path.split('/');

/** The decoded params of a path, or undefined if it does not match the pattern, such as `/v1/feed/:id`. */
export function paramsOf(
  pattern: readonly string[],
  sent: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== sent.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const piece = sent[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== piece) return undefined;
      continue;
    }
    const value = decodePiece(piece);
    if (value === undefined || value === '' || piece.length > MAX_PARAM) return undefined;
    params[part.slice(1)] = value;
  }
  return params;
}
