import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { communityPath } from '../../core/communities/community-path';
import { communityText } from '../../core/communities/text';
import { composerText as texts } from '../../core/composer/text';
import { type ChosenCommunity, chosen } from '../../core/posts/post-draft';
import { CommunityPickStore } from '../../stores/communities/community-pick-store';
import { ComposerStore } from '../../stores/composer/composer-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { Icon } from '../kit/icon';
import { LazyCombobox } from '../kit/lazy-combobox';
import { VisuallyHidden } from '../kit/visually-hidden';
import { CommunityImage } from '../shared/community-image';
import { reachText } from '../shared/reach-text';
import { useStore } from '../use-store';
import css from './composer.module.css';
import { problemText } from './problem-text';

export const CommunityPicker = observer(function CommunityPicker() {
  const store = useStore(ComposerStore);
  const picks = useStore(CommunityPickStore);
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { community } = store.draft;
  const { label, hint, prompt } = texts.community;
  const input = (typed: string) => {
    setText(typed);
    if (community) store.change({ community: undefined });
    void picks.suggest(typed);
  };
  // The retry button disappears with the error, so the focus returns to the input.
  const again = () => {
    box.current?.querySelector('input')?.focus();
    void picks.again();
  };
  return (
    <div ref={box}>
      <Field label={label} hint={hint} {...problemText(store.problemAt('community'))}>
        <LazyCombobox
          label={label}
          icon="users"
          placeholder={prompt}
          options={picks.options.map(({ kind, id, name, category }) => ({
            id: `${kind} ${id}`,
            label: name,
            detail: category,
          }))}
          value={community?.name ?? text}
          busy={picks.failed || picks.unanswered}
          onInput={input}
          onSelect={(option) => {
            const found = picks.options.find(({ kind, id }) => `${kind} ${id}` === option.id);
            if (found) store.change({ community: chosen(found) });
          }}
        />
        {picks.failed && !community && (
          <div className={css.found} role="alert">
            <span>{texts.community.failed}</span>
            <Button size="small" icon="rotate-ccw" onClick={again}>
              {texts.community.again}
            </Button>
          </div>
        )}
        {community && <Chosen community={community} />}
      </Field>
    </div>
  );
});

/** The chosen community with its reach. Its link leaves the composer open. */
function Chosen({
  community: { kind, name, logoUrl, slug, reach },
}: {
  readonly community: ChosenCommunity;
}) {
  if (logoUrl === undefined || slug === undefined || reach === undefined) return undefined;
  return (
    <a className={css.chosen} href={communityPath({ kind, slug })} target="_blank" rel="noopener">
      <CommunityImage community={{ kind, name, logoUrl }} size="sm" />
      <span>
        {communityText.kinds[kind]}, {reachText(reach)}
      </span>
      <Icon name="external-link" size="small" />
      <VisuallyHidden>{texts.community.look(name)}</VisuallyHidden>
    </a>
  );
}
