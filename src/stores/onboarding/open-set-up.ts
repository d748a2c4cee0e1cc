import { runInAction } from 'mobx';
import type { SetUp } from '../../core/onboarding/set-up';
import type { GateStore } from '../login/gate-store';

/** Opens the set-up: where it stopped, as an offer, or one step of it again. */
export const openSetUp = (gate: GateStore, setUp: SetUp): void =>
  runInAction(() => {
    const need = typeof setUp === 'object' && 'need' in setUp ? setUp.need : undefined;
    gate.current = { gate: need ?? 'reader', context: 'general', setUp };
  });
