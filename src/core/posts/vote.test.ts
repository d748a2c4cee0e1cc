import { describe, expect, it } from 'vitest';
import { isCount, press, type Stance, type Tally, withStance } from './vote';

const tally = (mine: Stance): Tally => ({ id: 'Kq3vN8xWm2Zt7Rf1', kind: 'POST', up: 10, down: 4, mine });
const shown = ({ up, down, mine }: Tally) => [up, down, mine];

describe('a vote', () => {
  it('[R-603] a vote counts once, moves with the other button and is withdrawn with the same button', () => {
    expect(shown(press(tally('NONE'), 'UP'))).toEqual([11, 4, 'UP']);
    expect(shown(press(tally('NONE'), 'DOWN'))).toEqual([10, 5, 'DOWN']);
    expect(shown(press(tally('UP'), 'DOWN'))).toEqual([9, 5, 'DOWN']);
    expect(shown(press(tally('DOWN'), 'UP'))).toEqual([11, 3, 'UP']);
    expect(shown(press(tally('UP'), 'UP'))).toEqual([9, 4, 'NONE']);
    expect(shown(press(tally('DOWN'), 'DOWN'))).toEqual([10, 3, 'NONE']);
  });

  it('a vote with the same stance again changes nothing', () => {
    expect(withStance(tally('UP'), 'UP')).toEqual(tally('UP'));
  });

  it('a vote uses only a response with valid counts', () => {
    expect(isCount(tally('NONE'))).toBe(true);
    const broken = [
      { up: 'many' },
      { up: undefined },
      { down: 1.5 },
      { down: Number.NaN },
      { mine: 'SIDEWAYS' },
    ];
    for (const wrong of broken) expect(isCount({ ...tally('UP'), ...(wrong as Partial<Tally>) })).toBe(false);
  });
});
