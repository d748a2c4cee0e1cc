import type { Locator } from '@playwright/test';

/** The position after all animations; the last animation frame is slightly off. */
export async function placeOf(locator: Locator) {
  await locator.evaluate(async ({ ownerDocument: page }) => {
    const moves = page
      .getAnimations()
      // Scroll-driven and endless animations never finish.
      .filter((move) => move.timeline === page.timeline)
      .filter((move) => Number.isFinite(move.effect?.getComputedTiming().endTime));
    await Promise.allSettled(moves.map((move) => move.finished));
  });
  return locator.boundingBox();
}
