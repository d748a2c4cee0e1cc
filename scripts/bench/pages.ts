import { execFileSync } from 'node:child_process';
import { signInCookies } from './product';

export interface MeasuredPage {
  readonly name: string;
  readonly url: string;
  /** Visible once the page can be read. */
  readonly ready: string;
  readonly cookies?: Awaited<ReturnType<typeof signInCookies>>;
}

export const MEMBER = 'Mb1asha2Nair3Qx4';
/** Three offers with a vote and a dozen comments. */
const POST = '/p/Kq3vN8xWm2Zt7Rf1';

/** The pages of `npm run bench:web`, each next to the floor. */
export const pagesOf = async (origin: string): Promise<readonly MeasuredPage[]> => [
  { name: 'Home', url: `${origin}/`, ready: 'article' },
  { name: 'company', url: `${origin}/overview/zentrix-labs-overview`, ready: 'h1' },
  { name: 'salaries of a role', url: `${origin}/profile/software-engineer-salary`, ready: 'h1' },
  { name: 'post with comments', url: origin + POST, ready: '#comments' },
  { name: 'take-home calculator', url: `${origin}/salaries/take-home-salary-calculator`, ready: 'h1' },
  { name: 'jobs', url: `${origin}/jobs`, ready: 'h1' },
  { name: 'search results', url: `${origin}/search?q=engineer`, ready: 'h1' },
  {
    name: 'Home, signed in',
    url: `${origin}/`,
    ready: 'article',
    cookies: await signInCookies(origin, MEMBER),
  },
];

export function buildFloor(): void {
  execFileSync('npx', ['rsbuild', 'build', '-c', 'scripts/bench/floor/rsbuild.config.ts'], {
    stdio: 'ignore',
  });
}
