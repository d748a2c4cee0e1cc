import { fill, floor, person, rect, type Scene, skyline, windowOn } from './scene-parts';

const THREE = [0, 1, 2] as const;

const factory: Scene = {
  sky: ['#DADFE0', '#C7CFD1', '#B3BEC1'],
  draw(next, { ground, own, shine }) {
    const machines = THREE.map(
      (place) =>
        rect([22 + place * 98, 92, 76, 66], fill(ground, 4)) +
        rect([32 + place * 98, 102, 34, 22], fill('#BBDCEB', 2)) +
        `<circle cx="${84 + place * 98}" cy="112" r="6" fill="${place === 1 ? '#E0533D' : shine}"/>` +
        rect([36 + place * 98, 132, 50, 8], fill(own, 2)),
    );
    return (
      '<path d="M0 40h320M0 58h320" stroke="#9AA7AA" stroke-width="5"/>' +
      [50, 160, 270].map((x) => `<path d="M${x - 20} 74l8-18h24l8 18z" fill="#F4EBDD"/>`).join('') +
      floor(158, '#A7A294') +
      machines.join('') +
      rect([0, 186, 320, 12], fill('#4A5450')) +
      THREE.map((place) => rect([30 + place * 100, 168, 34, 18], fill(own, 2))).join('') +
      THREE.map((place) => helmeted(next, 78 + place * 94, 172, shine)).join('')
    );
  },
};

const helmeted = (next: () => number, x: number, y: number, helmet: string): string =>
  person(next, { x, y, scale: 1.25, shirt: '#E77F3A' }) +
  `<path d="M${x - 12} ${y - 4}a12 12 0 0 1 24 0z" fill="${helmet}"/>`;

const warehouse: Scene = {
  sky: ['#E3E0D8', '#D3CEC2', '#BFB8A8'],
  draw(next, { ground, own, shine }) {
    const shelves = [0, 1, 2].flatMap((row) =>
      Array.from({ length: 8 }, (_, column) => {
        const colour = ['#C89B62', '#B78751', own, '#D8B27E'][Math.floor(next() * 4)] ?? own;
        return rect([26 + column * 34, 36 + row * 42, 26, 26], fill(colour, 1));
      }),
    );
    return (
      floor(168, '#ABA08A') +
      shelves.join('') +
      [64, 106, 148].map((y) => rect([18, y - 2, 284, 6], fill(ground))).join('') +
      [18, 158, 297].map((x) => rect([x, 26, 5, 142], fill(ground))).join('') +
      rect([186, 176, 60, 34], fill(shine, 4)) +
      rect([240, 160, 6, 52], fill('#2B332F')) +
      rect([250, 206, 40, 5], fill('#2B332F')) +
      '<circle cx="200" cy="214" r="8" fill="#2B332F"/><circle cx="234" cy="214" r="8" fill="#2B332F"/>' +
      person(next, { x: 212, y: 160, scale: 1.2, shirt: own }) +
      person(next, { x: 92, y: 184, scale: 1.35, shirt: '#F2EFE8' })
    );
  },
};

const store: Scene = {
  sky: ['#FBF3E6', '#F4E6CF', '#EAD6B5'],
  draw(next, { ground, own, shine }) {
    const goods = [52, 84, 116].flatMap((y) =>
      Array.from({ length: 12 }, (_, index) => {
        const colour = [own, shine, '#D9694F', '#5E9C76', '#F2EFE8'][Math.floor(next() * 5)] ?? own;
        return rect([26 + index * 23, y - 20, 15, 20], fill(colour, 2));
      }),
    );
    return (
      rect([0, 0, 320, 22], fill(ground)) +
      floor(160, '#D9CBB2') +
      goods.join('') +
      [52, 84, 116].map((y) => rect([18, y, 284, 6], fill('#8F7C5F'))).join('') +
      rect([196, 160, 104, 46], fill(ground, 4)) +
      rect([190, 154, 116, 9], fill('#F4EBDD', 2)) +
      rect([232, 132, 26, 22], fill('#1D2622', 2)) +
      person(next, { x: 276, y: 136, scale: 1.25, shirt: own }) +
      person(next, { x: 86, y: 168, scale: 1.4, shirt: shine }) +
      person(next, { x: 144, y: 174, scale: 1.4, shirt: '#5E4A8A' })
    );
  },
};

const ward: Scene = {
  sky: ['#EAF4F4', '#DCECEC', '#CADFDF'],
  draw: (next, { ground, own, shine }) =>
    floor(164, '#C9D3CF') +
    windowOn([24, 26, 104, 74], skyline(next, 90, '#8FB4C7', 0.6)) +
    rect([150, 26, 4, 128], fill('#9FB3B3')) +
    `<path d="M154 34c34 12 34 64 30 118h100V26H154z" fill="${own}" opacity=".35"/>` +
    rect([60, 142, 120, 14], fill('#fff', 4)) +
    rect([60, 150, 120, 22], fill(shine, 4)) +
    rect([54, 124, 8, 64], fill('#7E8F8F', 3)) +
    rect([178, 136, 8, 52], fill('#7E8F8F', 3)) +
    `<circle cx="78" cy="138" r="8" fill="#8D5A3B"/>` +
    rect([204, 92, 34, 26], fill('#1D2622', 3)) +
    '<path d="M208 106h7l4-8 6 14 4-6h6" fill="none" stroke="#7CE0B0" stroke-width="2"/>' +
    rect([218, 118, 5, 64], fill('#7E8F8F')) +
    person(next, { x: 128, y: 118, scale: 1.4, shirt: '#F7FAF9' }) +
    person(next, { x: 266, y: 162, scale: 1.5, shirt: ground }),
};

const branch: Scene = {
  sky: ['#F2EFE6', '#E8E2D2', '#D9D0BA'],
  draw(next, { ground, own, shine }) {
    const counters = THREE.map((place) => {
      const x = 26 + place * 94;
      return (
        person(next, { x: x + 40, y: 116, scale: 1.15, shirt: place === 1 ? shine : own }) +
        rect([x, 84, 80, 56], 'fill="#BBDCEB" opacity=".45" rx="3"') +
        rect([x, 138, 80, 46], fill(ground, 3)) +
        rect([x - 4, 134, 88, 8], fill('#F4EBDD', 2)) +
        `<circle cx="${x + 40}" cy="60" r="11" fill="${ground}"/>` +
        rect([x + 35, 56, 10, 8], fill('#fff', 1))
      );
    });
    return (
      rect([0, 24, 320, 22], fill(ground)) +
      floor(184, '#CBBFA6') +
      counters.join('') +
      person(next, { x: 88, y: 194, scale: 1.35, shirt: '#D9694F' }) +
      person(next, { x: 248, y: 196, scale: 1.35, shirt: '#5E4A8A' })
    );
  },
};

const lab: Scene = {
  sky: ['#EDF1F4', '#DFE6EB', '#CDD7DE'],
  draw(next, { ground, own, shine }) {
    const flasks = [0, 1, 2, 3, 4].map((place) => {
      const x = 48 + place * 26;
      const colour = [own, shine, '#E77F6A', '#6BB58A', ground][place] ?? own;
      return `<path d="M${x - 3} 130v10l-8 18h22l-8-18v-10z" fill="${colour}" opacity=".85"/>`;
    });
    return (
      floor(196, '#B9C2C4') +
      [34, 62].map((y) => rect([28, y + 20, 160, 5], fill('#8FA0A6'))).join('') +
      [0, 1, 2, 3, 4, 5]
        .map((place) => rect([36 + place * 25, 38, 14, 16], fill(place % 2 ? own : shine, 2)))
        .join('') +
      person(next, { x: 232, y: 122, scale: 1.45, shirt: '#F7FAF9' }) +
      rect([16, 158, 288, 12], fill('#F7FAF9', 2)) +
      rect([24, 170, 272, 34], fill(ground, 2)) +
      flasks.join('') +
      '<path d="M196 158v-24h22v6h-14v18z" fill="#2B332F"/><circle cx="207" cy="128" r="7" fill="#2B332F"/>' +
      rect([256, 132, 38, 26], fill('#1D2622', 3)) +
      `<path d="M260 148l8-8 7 6 14-10" fill="none" stroke="${shine}" stroke-width="2.5"/>`
    );
  },
};

/** Places of work that only some industries have. */
export const TRADES = { factory, warehouse, store, ward, branch, lab };
