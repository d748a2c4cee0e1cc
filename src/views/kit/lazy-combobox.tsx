import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ComboboxProps } from './combobox-props';
import { TextInput } from './text-input';

const load = () => import(/* webpackChunkName: "combobox" */ './combobox');

interface Arrived {
  readonly Combobox: ComponentType<ComboboxProps & { readonly takesFocus: boolean }>;
  /** Somebody is already in the box: the one that replaces it must not throw them out. */
  readonly takesFocus: boolean;
}

/** The combobox, in a chunk of its own. Until it is there, and where it never comes, the box takes text. */
export function LazyCombobox(props: ComboboxProps) {
  const [arrived, setArrived] = useState<Arrived>();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      ({ Combobox }) =>
        wanted && setArrived({ Combobox, takesFocus: box.current === document.activeElement }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (arrived) return <arrived.Combobox {...props} takesFocus={arrived.takesFocus} />;
  return (
    <TextInput
      ref={box}
      name={props.name}
      icon={props.icon ?? 'search'}
      aria-label={props.label}
      placeholder={props.placeholder}
      value={props.value}
      onChange={(event) => props.onInput(event.target.value)}
      data-autofocus={props.autoFocus || undefined}
    />
  );
}
