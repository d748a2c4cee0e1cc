import axe from 'axe-core';

// Axe uses a canvas to detect ligatures; jsdom has none and would log that in every run.
HTMLCanvasElement.prototype.getContext = () => null;

/** axe violations as text; colours need a real browser. */
export async function axeProblems(element: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
