import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { type LogFigures, TransparencyPort } from '../../core/trust/transparency-port';
import { TransparencyStore } from '../../stores/trust/transparency-store';
import { Component } from './transparency-screen';

const FIGURES: LogFigures = {
  key: 'humkaar.example/log+00000000+AAAA',
  size: 3,
  entries: [
    { kind: 'accepted', type: 'POST', count: 2 },
    { kind: 'rule', type: undefined, count: 1 },
  ],
  decisions: [{ rule: 'S1', verdict: 'HIDE', isAppeal: true, count: 1 }],
  flags: [{ stars: 1, raised: 3, upheld: 1, refused: 1 }],
  waits: [
    { source: 'APPEAL', wait: 'WEEK', count: 2 },
    { source: 'FLAG', wait: 'DAY', count: 1 },
  ],
  release: { quarter: '2026-10-01', index: 11, hash: 'a hash of all figures' },
};

async function open(figures: LogFigures) {
  const port = fakePort(TransparencyPort, { readLogFigures: async () => figures });
  const container = await testContainer({ ports: [port] });
  await container.get(TransparencyStore).open();
  renderPart(container, <Component />);
}

it('the transparency report counts what was published and decided, and names the key', async () => {
  await open(FIGURES);
  expect(await screen.findByRole('row', { name: 'Published Post 2' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Rule changed Whole site 1' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^S1: .* Hidden after an appeal 1$/ })).toBeVisible();
  expect(screen.getByText(FIGURES.key)).toBeVisible();
});

it('the transparency report counts requests of companies by stars, and how long decisions took', async () => {
  await open(FIGURES);
  expect(await screen.findByRole('row', { name: '1 3 1 1' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'An appeal A week 2' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'A company’s request A day 1' })).toBeVisible();
});

it('the transparency report has the hash, the entry and the file of the salary release', async () => {
  await open(FIGURES);
  expect(await screen.findByText(/comes from the release of October 2026/)).toBeVisible();
  expect(screen.getByText('a hash of all figures')).toBeVisible();
  expect(screen.getByText('Entry 12 of the log')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All figures of this release' })).toHaveAttribute(
    'href',
    '/log/release/2026-10-01',
  );
});

it('the transparency report says when the log is empty', async () => {
  await open({ ...FIGURES, size: 0, entries: [], decisions: [], flags: [], waits: [], release: undefined });
  expect(await screen.findByText('The log is empty')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Latest checkpoint' })).toBeNull();
});
