import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inRouter } from '../../../tests/support/in-router';
import { aCompany } from '../../core/companies/testing';
import { AboutTabs } from './about-tabs';

/** jsdom has no layout: the row is 300 px wide, and the tabs are 200 px apart. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function place(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 200;
  });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function width(this: Element) {
    return this.tagName === 'A' ? 100 : 300;
  });
});
afterEach(() => void vi.restoreAllMocks());

it('[R-059] on a phone the row under the first tab scrolls to the current link', () => {
  inRouter(<AboutTabs company={aCompany()} current="company-locations" />);
  const here = screen.getByRole('link', { current: 'page' });
  expect(here).toHaveAccessibleName(/Locations/);
  expect(here.parentElement?.scrollLeft).toBe(300);
});
