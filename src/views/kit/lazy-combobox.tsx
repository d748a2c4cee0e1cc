import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { type ComboboxProps, type LeftAt, MAX_TYPED_LENGTH } from './combobox-props';
import { TextInput } from './text-input';

const load = () => import(/* webpackChunkName: "combobox" */ './combobox');

type Arrived = ComponentType<ComboboxProps & { readonly leftAt: LeftAt }>;

/** Loads the combobox chunk on demand. Until it has loaded, or if it fails, a plain text input is shown. */
export function LazyCombobox(props: ComboboxProps) {
  const [arrived, setArrived] = useState<{ readonly Combobox: Arrived }>();
  const leftAt: LeftAt = useRef(undefined);
  const typed = useRef(false);
  const box = useCallback(
    (input: HTMLInputElement) => () => {
      const { selectionStart, selectionEnd } = input;
      leftAt.current =
        input === document.activeElement
          ? { selection: [selectionStart ?? 0, selectionEnd ?? 0], typed: typed.current }
          : undefined;
    },
    [],
  );
  useEffect(() => {
    let wanted = true;
    load().then(
      ({ Combobox }) => wanted && setArrived({ Combobox }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (arrived) return <arrived.Combobox {...props} leftAt={leftAt} />;
  return (
    <TextInput
      ref={box}
      name={props.name}
      icon={props.icon ?? 'search'}
      aria-label={props.label}
      placeholder={props.placeholder}
      maxLength={MAX_TYPED_LENGTH}
      value={props.value}
      onChange={(event) => {
        typed.current = true;
        props.onInput(event.target.value);
      }}
      data-autofocus={props.autoFocus || undefined}
    />
  );
}
