import type { Call } from '../core/shared/call';
import { ShellExtras } from '../core/shell/shell-extras';
import { NearestCompaniesStore } from '../stores/search/nearest-companies-store';
import type { Resolve } from '../views/use-store';

/** Loads what the not-found page of a company suggests; part of its own file, because few pages end there. */
export async function findNearestCompanies(resolve: Resolve, words: string, call: Call): Promise<void> {
  await resolve(ShellExtras).load();
  await resolve(NearestCompaniesStore).open(words, call);
}
