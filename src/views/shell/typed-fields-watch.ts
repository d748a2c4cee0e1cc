import { TypedFields } from '../../core/shell/typed-fields';
import { useStore } from '../use-store';

/** Notes what is typed from now on, before anything asks for it. */
export function TypedFieldsWatch() {
  useStore(TypedFields);
  return undefined;
}
