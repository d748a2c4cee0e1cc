import { BRAND } from '../../core/shared/brand';
import { type ComingScreenId, comingText } from '../../core/shell/coming-text';
import { pathTo, type ScreenId } from '../../core/shell/screens';
import { Button } from '../kit/button';
import type { ScreenHandle } from '../shared/screen-module';
import { usePlace } from '../shared/use-place';
import css from './coming-screen.module.css';

/** The route table opens this screen only for the screens that have a text. */
const textOf = (id: ScreenId) => comingText.screens[id as ComingScreenId];

export const handle: ScreenHandle = {
  head: (_, { id }) => {
    const { title, text } = textOf(id);
    return { title: `${title} | ${BRAND}`, description: text, hidden: true };
  },
};

export function Component() {
  const { id } = usePlace();
  const { title, text } = textOf(id);
  return (
    <div className={css.page}>
      <section className={css.board}>
        <div className={css.copy}>
          <p className={css.lead}>{comingText.lead}</p>
          <h1 className={css.title}>{title}</h1>
          <p className={css.text}>{text}</p>
          <p className={css.ways}>
            <Button look="gold" icon="arrow-left" href={pathTo('home')}>
              {comingText.back}
            </Button>
          </p>
        </div>
        <img className={css.scene} src={`/art/scene/${id}-cafe.svg`} alt="" width={480} height={330} />
      </section>
      <section className={css.meanwhile}>
        <h2>{comingText.meanwhile}</h2>
        <p className={css.ways}>
          <Button look="line" icon="house" href={pathTo('home')}>
            {comingText.links.home}
          </Button>
          <Button look="line" icon="users" href={pathTo('communities')}>
            {comingText.links.communities}
          </Button>
        </p>
      </section>
    </div>
  );
}
