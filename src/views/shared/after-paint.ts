import { whenIdle } from './when-idle';

/** A page that does not paint, such as one in a hidden tab, waits no longer than this. */
const AT_LATEST_MS = 100;

/** Resolves after the next paint, so that a press shows at once and longer work follows it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AT_LATEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Resolves when the page is idle after the next paint, so that a press right after the paint comes first. */
export async function idleAfterPaint(): Promise<void> {
  await afterPaint();
  await new Promise<void>((resolve) => whenIdle(resolve, AT_LATEST_MS));
}
