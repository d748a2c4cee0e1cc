import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeProblems } from '../../../tests/support/axe-in-jsdom';
import { PollBar } from './poll-bar';
import { Ridge } from './ridge';
import { area, countAt, curve, density, scaleOf } from './ridge-shape';
import { StackedBar, spans } from './stacked-bar';
import { Stars } from './stars';
import { isSwipe } from './use-swipe-down';

const HILL = [
  { x: 0, y: 0 },
  { x: 10, y: 4 },
  { x: 20, y: 0 },
];

describe('the salary ridge chart', () => {
  const show = () =>
    render(
      <Ridge
        label="Salaries of software engineers"
        points={density([12, 18, 20, 26], 3, [6, 42])}
        middle={[16, 24]}
        median={19}
        you={{ at: 6, label: 'You' }}
        ticks={[{ at: 6, label: '₹6L' }]}
        rows={[{ name: 'Median', value: '₹19L' }]}
      />,
    );

  it('the ridge chart shows the same data in a table', () => {
    show();
    const table = screen.getByRole('table', { name: 'Salaries of software engineers' });
    expect(within(table).getByRole('rowheader', { name: 'Median' })).toBeInTheDocument();
    expect(within(table).getByRole('cell', { name: '₹19L' })).toBeInTheDocument();
  });

  it('the ridge chart has no style attribute, which the content policy would refuse', () => {
    const { container } = show();
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('the ridge chart has no axe violations', async () => {
    show();
    expect(await axeProblems()).toEqual([]);
  });
});

describe('the shape of the ridge chart', () => {
  it('the ridge chart rounds its coordinates so that the server and the browser render the same figures', () => {
    const hill = [
      { x: 0, y: 0 },
      { x: 3, y: 7 },
      { x: 9, y: 1 },
    ];
    const scale = scaleOf(hill);
    expect([scale.x(1), scale.y(2), scale.heightAt(hill, 4)]).toEqual([11.111, 71.429, 14.286]);
  });

  it('the ridge chart fills its square for any units', () => {
    const scale = scaleOf(HILL);
    expect([scale.x(0), scale.x(10), scale.x(20)]).toEqual([0, 50, 100]);
    expect([scale.y(0), scale.y(4)]).toEqual([100, 0]);
    expect(curve(HILL, scale)).toBe('M0.00,100.00L50.00,0.00L100.00,100.00');
  });

  it('the ridge chart interpolates linearly between points and stays within its ends', () => {
    expect(countAt(HILL, 5)).toBe(2);
    expect(countAt(HILL, -3)).toBe(0);
    expect(countAt(HILL, 99)).toBe(0);
    expect(scaleOf(HILL).x(99)).toBe(100);
  });

  it('the middle area of the ridge chart starts and ends exactly at its bounds', () => {
    expect(area(HILL, scaleOf(HILL), [5, 15])).toBe(
      'M25.00,50.00L50.00,0.00L75.00,50.00L75.00,100L25.00,100z',
    );
  });

  it('the ridge chart without data renders no invalid coordinates', () => {
    expect(curve([], scaleOf([]))).toBe('');
    expect(area([], scaleOf([]))).not.toContain('NaN');
    expect(curve([{ x: 1, y: 0 }], scaleOf([{ x: 1, y: 0 }]))).not.toContain('NaN');
  });

  it('the density curve is highest where the values are', () => {
    const points = density([10, 10, 11], 1, [0, 20]);
    const top = points.reduce((best, point) => (point.y > best.y ? point : best));
    expect(top.x).toBeGreaterThan(9);
    expect(top.x).toBeLessThan(12);
  });
});

describe('bars', () => {
  it('bars share one scale, so a smaller offer does not reach the end', () => {
    const parts = [
      { value: 24, tone: 'pine' },
      { value: 6, tone: 'gold' },
    ] as const;
    expect(spans(parts, 40)).toEqual([
      { tone: 'pine', from: 0, width: 60 },
      { tone: 'gold', from: 60, width: 15 },
    ]);
  });

  it('bars omit empty parts and never exceed the full width', () => {
    const parts = [
      { value: 0, tone: 'gold' },
      { value: 90, tone: 'pine' },
      { value: 90, tone: 'blue' },
    ] as const;
    expect(spans(parts, 100).map(({ width }) => width)).toEqual([90, 10]);
    expect(spans(parts, 0)).toEqual([]);
  });

  it('bars describe their parts in text and have no axe violations', async () => {
    const { container } = render(
      <>
        <StackedBar total={10} label="Fixed 6 lakh, bonus 4 lakh" parts={[{ value: 6, tone: 'pine' }]} />
        <PollBar percent={37} mine />
        <Stars value={4.5} />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Fixed 6 lakh, bonus 4 lakh' })).toBeVisible();
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
    expect(await axeProblems()).toEqual([]);
  });

  it('a poll bar without visible results is not filled', () => {
    const { container } = render(<PollBar percent={undefined} mine={false} />);
    expect(container.querySelector('rect')).toHaveAttribute('width', '0%');
  });
});

describe('pulling a sheet down', () => {
  it('a sheet closes when it is pulled past 30 % of its height or quickly', () => {
    expect(isSwipe(121, 400, 4000)).toBe(true);
    expect(isSwipe(119, 400, 4000)).toBe(false);
    expect(isSwipe(60, 400, 100)).toBe(true);
    expect(isSwipe(60, 400, 200)).toBe(false);
    expect(isSwipe(5, 400, 1)).toBe(false);
    expect(isSwipe(-200, 400, 10)).toBe(false);
  });
});
