import type { KeyboardEvent } from 'react';

/** True for the keys of an input method, such as a Hindi keyboard. Safari reports the last one only by this code. */
export const isComposing = ({ keyCode }: KeyboardEvent): boolean => keyCode === 229;
