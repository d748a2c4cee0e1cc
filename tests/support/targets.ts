import type { Page } from '@playwright/test';

export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const FINGER = 44;
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const pressable = 'a[href], button, input, select, textarea, summary';
    const reach = (element: Element, dx: number, dy: number) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      let steps = 0;
      for (; steps < FINGER; steps += 1) {
        const hit = document.elementFromPoint(
          x + width / 2 + dx * (steps + 1),
          y + height / 2 + dy * (steps + 1),
        );
        const own = hit && (element.contains(hit) || hit.closest('label')?.control === element);
        if (!own) break;
      }
      return steps;
    };
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.closest('p') !== null &&
      !element.matches(':only-child');
    return [...root.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || inSentence(element)) return [];
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      // Only for screen readers, or visible only with focus.
      if (box.width < 2 || box.bottom < 0) return [];
      const wide = reach(element, 1, 0) + reach(element, -1, 0) + 1;
      const high = reach(element, 0, 1) + reach(element, 0, -1) + 1;
      const small = Math.max(wide, 0) < FINGER || high < FINGER;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return small ? [`${name?.trim().slice(0, 40)}: ${wide} by ${high}`] : [];
    });
  });
