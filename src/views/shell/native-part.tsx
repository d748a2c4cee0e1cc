import { Device } from '../../core/shell/device';
import { FailureStore } from '../../stores/shell/failure-store';
import { lazyPart } from '../shared/lazy-part';
import { useStore } from '../use-store';

const Keeper = lazyPart(() => import(/* webpackChunkName: "native" */ './native-app-sync'));

/** Only a page inside the native app loads the bridge code. */
export function NativePart() {
  const { nativeApp } = useStore(Device);
  const failures = useStore(FailureStore);
  return <Keeper show={nativeApp} onFailed={(error) => failures.log(error)} />;
}
