import { runInAction } from 'mobx';
import type { SetUp } from '../../core/onboarding/set-up';
import type { GateStore } from '../login/gate-store';

/** Opens setup at the saved position, as an offer, or for a single step. */
export const openSetUp = (gate: GateStore, setUp: SetUp): void =>
  runInAction(() => {
    const need = typeof setUp === 'object' && 'need' in setUp ? setUp.need : undefined;
    gate.current = { gate: need ?? 'reader', context: 'general', setUp };
  });
