import type { Container } from 'inversify';
import { CurrentSession } from '../core/login/current-session';
import { Clock } from '../core/shared/clock';
import { Random } from '../core/shared/random';
import { FetchTokens, isFetchDue } from '../core/untraceable/fetch-tokens';
import { SaveSources } from '../core/untraceable/save-sources';
import { TokenWallet } from '../core/untraceable/wallet';
import { ShellStore } from '../stores/shell/shell-store';
import { bindWallet } from './modules/untraceable/bind-wallet';

/** On a visit after a random time, and never while the member writes: then the server could join the two. */
export async function fetchTokensWhenDue(container: Container): Promise<void> {
  if (!container.get(CurrentSession).session.profile?.isWriter || isWriting(container.get(ShellStore)))
    return;
  if (!container.isBound(TokenWallet)) bindWallet(container.bind.bind(container));
  const now = new Date(container.get(Clock).now());
  const chance = chanceOf(container.get(Random));
  if (!isFetchDue(container.get(TokenWallet), now, chance)) return;
  if (!container.isBound(FetchTokens)) container.load(await tokens());
  try {
    await container.get(FetchTokens).run(now, chance);
    await container.get(SaveSources).run();
  } catch {
    // The next visit tries again.
  }
}

const tokens = async () =>
  (await import(/* webpackChunkName: "untraceable-tokens" */ './modules/untraceable/tokens-module'))
    .tokensModule;

const isWriting = ({ overlay, screen }: ShellStore): boolean =>
  overlay === 'post' || overlay === 'compose' || screen === 'untraceable';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CHANCE_DIGITS = 5;

/** From 0 to 1. */
const chanceOf = (random: Random): number =>
  [...random.id().slice(0, CHANCE_DIGITS)].reduce(
    (chance, digit) => (chance + Math.max(0, DIGITS.indexOf(digit))) / DIGITS.length,
    0,
  );
