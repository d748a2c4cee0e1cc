// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { resetRestoredFields } from './restored-fields';

it('fields that the browser filled in when going back get the values that the server rendered', () => {
  const page = document.createElement('main');
  page.innerHTML =
    '<input value="Pune"><input autocomplete="name"><textarea>Draft</textarea><input type="checkbox"><input type="radio" checked>';
  const [city, name, text, box, radio] = page.children as unknown as HTMLInputElement[];
  for (const field of [city, name, text]) if (field) field.value = 'Asha Nair';
  for (const field of [box, radio]) if (field) field.checked = !field.checked;
  resetRestoredFields(page);
  expect([city, name, text].map((field) => field?.value)).toEqual(['Pune', '', 'Draft']);
  expect([box, radio].map((field) => field?.checked)).toEqual([false, true]);
});
