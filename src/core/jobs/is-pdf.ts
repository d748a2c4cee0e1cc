/** Some browsers do not know the type of a file, and a name proves nothing. Readers accept other bytes before the mark. */
export const isPdf = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, 1024)).includes('%PDF-');
