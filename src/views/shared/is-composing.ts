import type { KeyboardEvent } from 'react';

/** True for the keys of an input method, such as a Hindi keyboard. Safari reports the last one only by its code. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
