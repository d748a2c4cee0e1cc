import { Card } from '../card';
import { PollBar } from '../poll-bar';
import { Ridge } from '../ridge';
import { density } from '../ridge-shape';
import { StackedBar } from '../stacked-bar';
import css from './charts.module.css';
import { Specimen } from './specimen';

const SALARIES = [12, 13.5, 15, 16, 17, 17.5, 18, 19, 19.5, 20, 21, 22, 23, 24.5, 26, 28, 31, 34];
const FAIR = [9, 11, 12, 13, 14, 14, 15, 16, 17, 18, 19, 21, 23, 26, 31];
const ROWS = [
  { name: 'Median', value: '₹20.4L' },
  { name: 'Middle half', value: '₹16.8L to ₹25.2L' },
  { name: 'You', value: '₹18.5L' },
];

export const Charts = () => (
  <>
    <Specimen title="Salary distribution" flow="stack">
      <Card as="div" padded>
        <Ridge
          label="Salaries of software engineers at Zentrix Labs"
          points={density(SALARIES, 2.4, [6, 42])}
          middle={[16.8, 25.2]}
          median={20.4}
          you={{ at: 18.5, label: 'You' }}
          ticks={[6, 12, 18, 24, 30, 36, 42].map((position) => ({ at: position, label: `₹${position}L` }))}
          rows={ROWS}
        />
      </Card>
      <Card as="div" padded className={css.narrow}>
        <Ridge
          mini
          label="Salaries of backend engineers in Bengaluru"
          points={density(FAIR, 3, [4, 40])}
          middle={[12.5, 21]}
          median={15.8}
          you={{ at: 18.5, label: 'You' }}
          rows={ROWS}
        />
      </Card>
    </Specimen>
    <Specimen title="Stacked bars on one scale" flow="stack">
      <StackedBar
        total={34}
        label="Fixed 21.1 lakh, bonus 4.1 lakh, stock 8.8 lakh"
        parts={[
          { value: 21.1, tone: 'pine' },
          { value: 4.1, tone: 'gold' },
          { value: 8.8, tone: 'blue' },
        ]}
      />
      <StackedBar
        total={34}
        label="Fixed 24.1 lakh, bonus 5.4 lakh"
        parts={[
          { value: 24.1, tone: 'pine' },
          { value: 5.4, tone: 'gold' },
        ]}
      />
    </Specimen>
    <Specimen title="Poll" flow="stack">
      <p className={css.option}>
        <PollBar percent={18} mine={false} />
        <span>Under 30 min</span>
      </p>
      <p className={css.option} data-mine>
        <PollBar percent={37} mine />
        <span>30–60 min</span>
      </p>
      <p className={css.option}>
        <PollBar percent={undefined} mine={false} />
        <span>Result not visible yet</span>
      </p>
    </Specimen>
  </>
);
