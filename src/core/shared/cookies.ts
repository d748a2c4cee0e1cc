/** The cookies that scripts can read; on the server those of the request. */
export abstract class Cookies {
  abstract read(name: string): string | undefined;
  abstract write(name: string, value: string, days: number): void;
}
