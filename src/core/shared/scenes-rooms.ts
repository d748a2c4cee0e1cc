import { fill, floor, person, plant, rect, type Scene, skyline, windowOn } from './scene-parts';

const meeting: Scene = {
  sky: ['#E9EEF0', '#DCE4E8', '#CCD7DC'],
  draw(next, { ground, own, shine }) {
    const chart = [18, 30, 24, 44, 38].map((height, bar) =>
      rect([118 + bar * 18, 92 - height, 11, height], fill(bar === 3 ? shine : own, 1)),
    );
    return (
      floor(150, '#B9A68C') +
      rect([100, 26, 120, 76], fill('#1D2622', 4)) +
      rect([105, 31, 110, 66], fill('#F7FAF9', 2)) +
      chart.join('') +
      person(next, { x: 62, y: 140, scale: 1.15, shirt: ground }) +
      person(next, { x: 258, y: 140, scale: 1.15, shirt: own }) +
      '<ellipse cx="160" cy="186" rx="132" ry="26" fill="#7A5C3C"/><ellipse cx="160" cy="181" rx="132" ry="25" fill="#A67F55"/>' +
      [96, 224].map((x) => rect([x - 13, 170, 26, 16], fill('#2B332F', 2))).join('') +
      person(next, { x: 106, y: 206, scale: 1.25, shirt: shine }) +
      person(next, { x: 214, y: 206, scale: 1.25, shirt: '#F2EFE8' })
    );
  },
};

const reception: Scene = {
  sky: ['#F5EFE4', '#EDE3D1', '#E2D3BA'],
  draw: (next, { ground, own, shine }) =>
    floor(168, '#CFC3AE') +
    rect([70, 34, 180, 70], fill(ground, 6)) +
    `<circle cx="112" cy="69" r="18" fill="${shine}"/>` +
    '<path d="M144 60h78M144 76h52" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".85"/>' +
    person(next, { x: 138, y: 134, scale: 1.2, shirt: own }) +
    person(next, { x: 190, y: 134, scale: 1.2, shirt: '#2F5D50' }) +
    '<path d="M86 158h148l10 60H76z" fill="#8A6A46"/>' +
    rect([78, 152, 164, 10], fill('#F6EFE2', 3)) +
    rect([10, 188, 52, 22], fill(own, 8)) +
    rect([6, 178, 10, 36], fill(ground, 5)) +
    plant(286, 190, 1.5),
};

const training: Scene = {
  sky: ['#EAF0E6', '#DDE7D8', '#CBDAC5'],
  draw(next, { ground, own, shine }) {
    const rows = [0, 1].flatMap((row) =>
      [0, 1, 2, 3].map((seat) =>
        person(next, {
          x: 56 + seat * 70 + row * 12,
          y: 166 + row * 40,
          scale: 1.05 + row * 0.12,
          shirt: [own, '#F2EFE8', shine, ground][(seat + row) % 4] ?? own,
        }),
      ),
    );
    return (
      floor(140, '#C2AE8F') +
      rect([78, 22, 150, 88], fill('#2F4A3E', 3)) +
      '<path d="M94 44h64M94 58h96M94 72h40" stroke="#EAF4F1" stroke-width="4" stroke-linecap="round" opacity=".8"/>' +
      `<path d="M168 96l16-20 14 10 18-26" fill="none" stroke="${shine}" stroke-width="4"/>` +
      person(next, { x: 252, y: 118, scale: 1.35, shirt: ground }) +
      rows.join('')
    );
  },
};

const quiet: Scene = {
  sky: ['#E4DCD2', '#D8CDBF', '#C8B9A6'],
  draw(next, { ground, own, shine }) {
    const books = [36, 66, 96].flatMap((y) =>
      Array.from({ length: 17 }, (_, index) => {
        const height = 17 + next() * 8;
        const colour = [ground, own, shine, '#8A5A44', '#F2EFE8'][Math.floor(next() * 5)] ?? own;
        return rect([34 + index * 15, y + 25 - height, 11, height], fill(colour, 1));
      }),
    );
    return (
      floor(164, '#A98C68') +
      rect([26, 26, 268, 104], fill('#6E5335', 3)) +
      [36, 66, 96].map((y) => rect([30, y - 6, 260, 31], fill('#4E3A24'))).join('') +
      books.join('') +
      `<path d="M66 214c0-34 4-46 34-46s34 12 34 46z" fill="${own}"/>` +
      person(next, { x: 100, y: 170, scale: 1.3, shirt: '#F2EFE8' }) +
      `<path d="M196 214c0-34 4-46 34-46s34 12 34 46z" fill="${ground}"/>` +
      person(next, { x: 230, y: 170, scale: 1.3, shirt: shine }) +
      plant(166, 196, 1.1)
    );
  },
};

const games: Scene = {
  sky: ['#E6E2F0', '#D6D0E6', '#C2B9D8'],
  draw: (next, { ground, own, shine }) =>
    floor(146, '#B3A58E') +
    windowOn([26, 24, 110, 84], skyline(next, 96, '#8C86B4', 0.6)) +
    `<circle cx="226" cy="64" r="34" fill="#F2EFE8"/><circle cx="226" cy="64" r="24" fill="${own}"/><circle cx="226" cy="64" r="14" fill="#F2EFE8"/><circle cx="226" cy="64" r="5" fill="${shine}"/>` +
    person(next, { x: 50, y: 150, scale: 1.35, shirt: shine }) +
    person(next, { x: 272, y: 150, scale: 1.35, shirt: own }) +
    '<path d="M74 168h172l18 26H56z" fill="#1E6B4F"/>' +
    '<path d="M160 168v26M74 168h172" stroke="#fff" stroke-width="2" opacity=".7"/>' +
    rect([112, 162, 96, 8], fill(ground, 2)) +
    '<path d="M70 194v30M250 194v30" stroke="#4A3A28" stroke-width="6"/>' +
    '<circle cx="196" cy="150" r="4" fill="#fff"/>',
};

const front: Scene = {
  sky: ['#9FD0EA', '#C5E4F1', '#EAF5F7'],
  draw(next, { ground, own, shine }) {
    const windows = [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3, 4].map((column) =>
        rect([88 + column * 30, 40 + row * 30, 22, 20], fill(next() < 0.3 ? shine : '#DCEFF6', 1)),
      ),
    );
    return (
      skyline(next, 140, '#7FB0C6', 0.5) +
      floor(206, '#9A9C92') +
      rect([76, 26, 168, 182], fill(ground, 3)) +
      windows.join('') +
      rect([132, 164, 56, 44], fill('#1D2622', 2)) +
      rect([136, 168, 22, 40], fill('#BBDCEB')) +
      rect([162, 168, 22, 40], fill('#BBDCEB')) +
      rect([96, 160, 128, 8], fill(own, 3)) +
      '<path d="M36 208v-34M284 208v-34" stroke="#5E4630" stroke-width="6"/>' +
      '<circle cx="36" cy="158" r="24" fill="#2F7A55"/><circle cx="284" cy="160" r="22" fill="#1F5E41"/>' +
      person(next, { x: 112, y: 200, scale: 1, shirt: shine }) +
      person(next, { x: 208, y: 200, scale: 1, shirt: '#F2EFE8' })
    );
  },
};

/** Rooms that most companies have. */
export const ROOMS = { meeting, reception, training, quiet, games, front };
