import { companyColours } from './company-colours';
import { fill, person, plant, rect, type Scene, skyline } from './scene-parts';
import { ROOMS } from './scenes-rooms';
import { TRADES } from './scenes-trades';
import { draws } from './seed';
import { figure, svg } from './svg';

const THREE = [0, 1, 2] as const;

function desk(next: () => number, place: number, shirt: string, screen: string): string {
  const x = 16 + place * 104;
  const y = 166;
  return (
    person(next, { x: x + 48, y: y - 32, scale: 1.05, shirt }) +
    rect([x + 28, y - 26, 40, 26], fill('#1D2622', 3)) +
    rect([x + 31, y - 23, 34, 20], fill(screen)) +
    rect([x, y, 96, 9], fill('#F4EBDD', 2)) +
    rect([x + 6, y + 9, 5, 44], fill('#8F7C5F')) +
    rect([x + 85, y + 9, 5, 44], fill('#8F7C5F'))
  );
}

const openFloor: Scene = {
  sky: ['#DDE8EE', '#CFE0E6', '#BCD2DA'],
  draw(next, { ground, own, shine }) {
    const city = skyline(next, 104, '#8FB4C7', 0.7) + skyline(next, 122, '#6C95AC', 0.8);
    const bars = [88, 158, 228].map((x) => rect([x, 22, 5, 104], fill('#F6F8F8'))).join('');
    const shirts = [ground, shine, own];
    const screens = [own, '#EAF4F1', shine];
    return (
      rect([18, 22, 284, 104], fill('#BBDCEB', 3)) +
      `<svg x="18" y="22" width="284" height="104" viewBox="18 22 284 104">${city}</svg>` +
      bars +
      rect([18, 68, 284, 3.5], fill('#F6F8F8')) +
      rect([0, 126, 320, 114], fill('#C9B79E')) +
      rect([0, 126, 320, 7], fill('#A99678')) +
      THREE.map((place) => desk(next, place, shirts[place] ?? own, screens[place] ?? own)).join('') +
      plant(300, 180, 1.1)
    );
  },
};

function lamp(place: number, shade: string): string {
  const x = 186 + place * 44;
  const cord = 36 + (place % 2) * 16;
  return (
    `<path d="M${x} 0v${cord}" stroke="#4A3A28" stroke-width="2"/>` +
    `<path d="M${x - 17} ${cord + 20}a17 17 0 0 1 34 0z" fill="${shade}"/>`
  );
}

function table(next: () => number, place: number, left: string, right: string): string {
  const x = 52 + place * 102;
  return (
    person(next, { x: x - 22, y: 150, scale: 1, shirt: left }) +
    person(next, { x: x + 24, y: 152, scale: 1, shirt: right }) +
    `<ellipse cx="${x}" cy="184" rx="40" ry="9" fill="#F6EAD7"/>` +
    rect([x - 3, 188, 6, 38], fill('#6E5335')) +
    rect([x - 8, 172, 9, 10], fill('#fff', 2))
  );
}

const canteen: Scene = {
  sky: ['#F3E3CC', '#EBD2B0', '#DDBB8C'],
  draw(next, { ground, own, shine }) {
    const left = [ground, '#F2EFE8', shine];
    const right = [own, shine, ground];
    return (
      rect([0, 150, 320, 90], fill('#B98A58')) +
      rect([0, 150, 320, 6], fill('#98703F')) +
      rect([26, 28, 120, 78], fill(ground, 4)) +
      '<path d="M40 48h60M40 62h84M40 76h44" stroke="#fff" stroke-width="4" opacity=".75" stroke-linecap="round"/>' +
      [shine, '#fff', own].map((shade, place) => lamp(place, shade)).join('') +
      THREE.map((place) => table(next, place, left[place] ?? own, right[place] ?? own)).join('') +
      plant(20, 164, 1.2)
    );
  },
};

const terrace: Scene = {
  sky: ['#F7B267', '#F79D84', '#7D5A8C'],
  draw(next, { ground, own, shine }) {
    const railing = Array.from({ length: 17 }, (_, index) =>
      rect([index * 20, 148, 3, 36], fill('#2A2030')),
    ).join('');
    const lights = Array.from(
      { length: 11 },
      (_, index) =>
        `<circle cx="${14 + index * 29}" cy="${figure(40 + Math.sin(index * 1.1) * 9)}" r="4" fill="#FFE9B8"/>`,
    ).join('');
    return (
      '<circle cx="236" cy="84" r="26" fill="#FFE3A3"/>' +
      skyline(next, 150, '#8C6390', 0.55) +
      skyline(next, 176, '#5D4370', 0.7) +
      rect([0, 182, 320, 58], fill('#3C2E3F')) +
      '<path d="M0 150h320M0 166h320" stroke="#2A2030" stroke-width="3"/>' +
      railing +
      '<path d="M0 26Q80 62 160 30T320 34" fill="none" stroke="#3C2E3F" stroke-width="1.5"/>' +
      lights +
      person(next, { x: 92, y: 158, scale: 1.2, shirt: shine }) +
      person(next, { x: 132, y: 160, scale: 1.15, shirt: ground }) +
      person(next, { x: 206, y: 158, scale: 1.2, shirt: own }) +
      plant(292, 184, 1.25) +
      plant(24, 186, 1)
    );
  },
};

const SCENES: Readonly<Record<string, Scene>> = {
  open: openFloor,
  cafe: canteen,
  terrace,
  ...ROOMS,
  ...TRADES,
};

/** Another photo of the same place: from the other side in the evening, or from close up. */
const VIEWS: Readonly<Record<string, (drawing: string) => string>> = {
  evening: (drawing) =>
    `<g transform="matrix(-1 0 0 1 320 0)">${drawing}</g><path d="M0 0h320v240H0z" fill="#D9662B" opacity=".24"/>`,
  close: (drawing) => `<g transform="matrix(1.5 0 0 1.5 -60 -100)">${drawing}</g>`,
};

/** The end of the seed selects the scene; the default is the work floor. */
function sceneOf(seed: string): Scene {
  const name = seed.slice(seed.lastIndexOf('-') + 1);
  return Object.hasOwn(SCENES, name) ? (SCENES[name] ?? openFloor) : openFloor;
}

/** zentrix12-evening-open shows the work floor in the evening. */
function viewOf(seed: string): (drawing: string) => string {
  const name = seed.split('-').at(-2) ?? '';
  return (Object.hasOwn(VIEWS, name) ? VIEWS[name] : undefined) ?? ((drawing) => drawing);
}

/** A picture of a place of work, in the company's colours. */
export function scene(seed: string): string {
  const { sky, draw } = sceneOf(seed);
  const stops = sky.map((colour, index) => `<stop offset="${index / 2}" stop-color="${colour}"/>`).join('');
  // Photos of one company are numbered: zentrix12-open has the colours of zentrix.
  const company = (seed.split('-', 1)[0] ?? seed).replace(/\d+$/, '');
  const drawing = `<path d="M0 0h320v240H0z" fill="url(#sky)"/>${draw(draws(seed), companyColours(company))}`;
  return svg(
    '0 0 320 240',
    `<defs><linearGradient id="sky" x1="0" x2="0" y1="0" y2="1">${stops}</linearGradient></defs>${viewOf(seed)(drawing)}`,
    'xMidYMid slice',
  );
}
