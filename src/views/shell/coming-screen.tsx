import { BRAND } from '../../core/shared/brand';
import { comingText } from '../../core/shell/coming-text';
import { pathTo, type ScreenId } from '../../core/shell/screens';
import { Button } from '../kit/button';
import type { ScreenHandle } from '../shared/screen-module';
import { usePlace } from '../shared/use-place';
import css from './coming-screen.module.css';

/** Awards show the rosette of their year; all other screens show a workplace. */
function artOf(id: ScreenId): { readonly url: string; readonly round: boolean } {
  const year = /\d{4}$/.exec(id)?.[0] ?? '2026';
  if (id.startsWith('awards')) return { url: `/art/rosette/${year}.svg`, round: true };
  const places = ['open', 'cafe', 'terrace'];
  return { url: `/art/scene/${id}-${places[id.length % places.length]}.svg`, round: false };
}

export const handle: ScreenHandle = {
  head: (_, { id }) => {
    const { title, text } = comingText.screens[id];
    return { title: `${title} | ${BRAND}`, description: text, hidden: true };
  },
};

export function Component() {
  const { id } = usePlace();
  const { title, text } = comingText.screens[id];
  const art = artOf(id);
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
        <img
          className={art.round ? css.rosette : css.scene}
          src={art.url}
          alt=""
          width={art.round ? 240 : 480}
          height={art.round ? 240 : 330}
        />
      </section>
      <section className={css.meanwhile}>
        <h2>{comingText.meanwhile}</h2>
        <p className={css.ways}>
          <Button look="line" icon="house" href={pathTo('home')}>
            {comingText.links.home}
          </Button>
          {id !== 'communities' && (
            <Button look="line" icon="users" href={pathTo('communities')}>
              {comingText.links.communities}
            </Button>
          )}
        </p>
      </section>
    </div>
  );
}
