/** Unguessable ids and keys. */
export abstract class Random {
  /** 22 letters, digits, - or _: 128 random bits that reveal neither time nor order. */
  abstract id(): string;
}
