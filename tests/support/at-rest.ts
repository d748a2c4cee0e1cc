import type { Locator } from '@playwright/test';

/** Where it stands once what moves towards an end has come to it: the last frame of a move is a hair off. */
export async function placeOf(one: Locator) {
  await one.evaluate(async ({ ownerDocument: page }) => {
    const moves = page
      .getAnimations()
      // What follows the scrolling, or goes round for ever, comes to no end.
      .filter((move) => move.timeline === page.timeline)
      .filter((move) => Number.isFinite(move.effect?.getComputedTiming().endTime));
    await Promise.allSettled(moves.map((move) => move.finished));
  });
  return one.boundingBox();
}
