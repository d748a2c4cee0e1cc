/** Ids and keys nobody can guess. */
export abstract class Random {
  /** 22 letters, digits, - or _: 128 random bits that tell neither time nor order. */
  abstract id(): string;
}
