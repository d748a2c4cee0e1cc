/** A name inside a sentence: lower case, but IT, BPO and DevOps keep their capitals. */
export const midSentence = (name: string): string =>
  name.replace(/\b[A-Z](?=[a-z]+\b|-[a-z])/g, (letter) => letter.toLowerCase());
