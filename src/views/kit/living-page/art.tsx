import css from './art.module.css';
import { Specimen } from './specimen';

export const Art = () => (
  <Specimen title="Drawn from a seed" flow="columns">
    <img className={css.cover} src="/art/jaali/zentrix.svg" alt="" />
    <img className={css.cover} src="/art/jaali/mandi.svg" alt="" />
    {['zentrix-1-open', 'zentrix-2-cafe', 'zentrix-3-terrace'].map((seed) => (
      <img key={seed} className={css.scene} src={`/art/scene/${seed}.svg`} alt="" />
    ))}
    <img className={css.rosette} src="/art/rosette/zentrix-2025.svg" alt="" />
  </Specimen>
);
