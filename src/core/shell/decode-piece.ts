/** Undefined if the text is not properly encoded. */
export function decodePiece(piece: string): string | undefined {
  try {
    return decodeURIComponent(piece);
  } catch {
    return undefined;
  }
}
