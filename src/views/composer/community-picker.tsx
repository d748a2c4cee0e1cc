import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { composerWords as words } from '../../core/composer/words';
import { CommunityPickStore } from '../../stores/community-pick-store';
import { ComposerStore } from '../../stores/composer-store';
import { Field } from '../kit/field';
import { LazyCombobox } from '../kit/lazy-combobox';
import { useStore } from '../use-store';
import { problemText } from './problem-text';

/** Where the post goes. */
export const CommunityPicker = observer(function CommunityPicker() {
  const store = useStore(ComposerStore);
  const picks = useStore(CommunityPickStore);
  const [text, setText] = useState('');
  const { community } = store.draft;
  const { label, hint, prompt } = words.community;
  const input = (typed: string) => {
    setText(typed);
    if (community) store.change({ community: undefined });
    void picks.suggest(typed);
  };
  return (
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
        onInput={input}
        onSelect={(option) => {
          const found = picks.options.find(({ kind, id }) => `${kind} ${id}` === option.id);
          if (found) store.change({ community: { kind: found.kind, id: found.id, name: found.name } });
        }}
      />
    </Field>
  );
});
