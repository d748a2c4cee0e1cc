/** A name as it stands in the middle of a sentence: small letters, but IT, BPO and DevOps keep their capitals. */
export const midSentence = (name: string): string =>
  name.replace(/\b[A-Z](?=[a-z]+\b|-[a-z])/g, (letter) => letter.toLowerCase());
