/** Gives the page up and loads it anew, so that nothing of one account is left in it for the next. */
export abstract class PageRestart {
  abstract at(address: string): void;
}
