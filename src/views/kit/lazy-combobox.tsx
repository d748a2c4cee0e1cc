import { lazy, Suspense } from 'react';
import type { ComboboxProps } from './combobox-props';
import { TextInput } from './text-input';

const load = () => import(/* webpackChunkName: "combobox" */ './combobox');
const Loaded = lazy(async () => ({ default: (await load()).Combobox }));

/** Fetches the combobox before it is needed: on idle, or when the mouse comes near. */
export const prefetchCombobox = (): void => void load();

/** The combobox, in a chunk of its own. Until it is there the box already takes text. */
export const LazyCombobox = (props: ComboboxProps) => (
  <Suspense
    fallback={
      <TextInput
        icon={props.icon ?? 'search'}
        aria-label={props.label}
        placeholder={props.placeholder}
        value={props.value}
        onChange={(event) => props.onInput(event.target.value)}
      />
    }
  >
    <Loaded {...props} />
  </Suspense>
);
