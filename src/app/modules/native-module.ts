import { ContainerModule } from 'inversify';
import { webviewSheet } from '../../adapters/native-app/webview-sheet';
import { webviewWishes } from '../../adapters/native-app/webview-wishes';
import { NativeApp } from '../../core/native-app/native-app';
import { NativeSheet } from '../../core/native-app/native-sheet';
import { NativeWishes } from '../../core/native-app/native-wishes';
import { Clock } from '../../core/shared/clock';
import { Storage } from '../../core/shared/storage';
import { Timers } from '../../core/shared/timers';
import { RatingStore } from '../../stores/rating-store';

/** What a page has within the native app alone. */
export const nativeModule = new ContainerModule(({ bind }) => {
  bind(NativeWishes).toConstantValue(webviewWishes);
  bind(NativeSheet).toResolvedValue((native) => webviewSheet(native), [NativeApp]);
  bind(RatingStore).toResolvedValue(
    (native, timers, storage, clock) => new RatingStore(native, timers, storage, clock),
    [NativeApp, Timers, Storage, Clock],
  );
});
