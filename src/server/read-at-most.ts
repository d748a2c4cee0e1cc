/** The text of a response; throws when it has more characters. */
export async function readAtMost(stream: ReadableStream<Uint8Array> | null, max: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of stream ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > max) throw new Error('too long');
  }
  return text;
}
