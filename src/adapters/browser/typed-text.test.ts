// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { typedText } from './typed-text';

let unsaved: () => boolean;
beforeAll(() => {
  unsaved = typedText();
});

function page(html: string): (text: string) => void {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLInputElement>('input, textarea');
  return (text) => {
    if (field) field.value = text;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

describe('unsaved text', () => {
  it.each([
    ['a form', '<form><textarea></textarea></form>'],
    ['a field alone', '<input>'],
    ['a form that posts', '<form method="post"><input type="email"></form>'],
  ])('text typed in %s is unsaved until it is sent, cleared or removed from the page', (_, html) => {
    const type = page(html);
    expect(unsaved()).toBe(false);
    type('My manager');
    expect(unsaved()).toBe(true);
    type(' ');
    expect(unsaved(), 'sent, or taken back').toBe(false);
    type('My manager');
    document.body.innerHTML = '';
    expect(unsaved(), 'gone with its form').toBe(false);
  });

  it.each([
    ['asks for a page', '<form action="/search"><input></form>'],
    ['is chosen, not typed', '<input type="radio" value="dark">'],
    ['is a choice of a list', '<input type="checkbox" value="on">'],
  ])('input in a field that %s is not unsaved text', (_, html) => {
    page(html)('zentrix');
    expect(unsaved()).toBe(false);
  });
});
