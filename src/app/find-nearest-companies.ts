import type { Call } from '../core/shared/call';
import { ShellExtras } from '../core/shell/shell-extras';
import { NearestCompaniesStore } from '../stores/search/nearest-companies-store';
import type { Resolve } from '../views/use-store';

/** Loads the suggestions of a company's not-found page; a separate file, because few pages need it. */
export async function findNearestCompanies(resolve: Resolve, words: string, call: Call): Promise<void> {
  await resolve(ShellExtras).load();
  await resolve(NearestCompaniesStore).open(words, call);
}
