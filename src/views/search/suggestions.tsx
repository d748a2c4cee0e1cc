import { observer } from 'mobx-react-lite';
import type { Hit } from '../../core/search/search';
import { searchText as texts } from '../../core/search/text';
import { SuggestStore } from '../../stores/search/suggest-store';
import { classNames } from '../kit/class-names';
import { Rating } from '../kit/rating';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useStore } from '../use-store';
import { AnswerContent } from './answer-row';
import { HitSign, HitText } from './hit-row';
import css from './suggestions.module.css';

export const SUGGESTIONS_ID = 'search-suggestions';
export const suggestionId = (hit: Hit): string => `suggested-${hit.kind}-${hit.urlName}`;

/** Suggestions grouped by kind. The focus stays in the box and the arrow keys move through them. */
export const Suggestions = observer(function Suggestions({
  onChoose,
}: {
  readonly onChoose: (hit: Hit) => void;
}) {
  const { groups, hits, chosen, text } = useStore(SuggestStore);
  return (
    <>
      <div id={SUGGESTIONS_ID} role="listbox" aria-label={texts.suggestions} className={css.list}>
        {groups.map(({ kind, hits: found }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by this role; a fieldset would be a form's.
          <div key={kind} role="group" aria-label={texts.groups[kind]}>
            <p className={css.group} aria-hidden="true">
              {texts.groups[kind]}
            </p>
            {found.map((hit) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the focus and the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: see above.
              <div
                key={hit.urlName}
                id={suggestionId(hit)}
                role="option"
                aria-selected={hit === chosen}
                className={classNames(css.option, hit.answer && css.answer, hit === chosen && css.chosen)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(hit)}
              >
                <Suggested hit={hit} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{text.trim() === '' ? '' : texts.suggested(hits.length)}</span>
      </VisuallyHidden>
    </>
  );
});

function Suggested({ hit }: { readonly hit: Hit }) {
  if (hit.answer) return <AnswerContent hit={hit} answer={hit.answer} />;
  return (
    <>
      <HitSign hit={hit} />
      <HitText hit={hit} />
      {hit.rating !== undefined && <Rating value={hit.rating} size="small" />}
    </>
  );
}
