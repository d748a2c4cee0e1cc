import { ContainerModule } from 'inversify';
import { webviewSheet } from '../../../adapters/native-app/webview-sheet';
import { webviewWishes } from '../../../adapters/native-app/webview-wishes';
import { Clock } from '../../../core/shared/clock';
import { Storage } from '../../../core/shared/storage';
import { Timers } from '../../../core/shared/timers';
import { NativeApp } from '../../../core/shell/native-app';
import { NativeSheet } from '../../../core/shell/native-sheet';
import { NativeWishes } from '../../../core/shell/native-wishes';
import { RatingStore } from '../../../stores/reviews/rating-store';

export const nativeModule = new ContainerModule(({ bind }) => {
  bind(NativeWishes).toConstantValue(webviewWishes);
  bind(NativeSheet).toResolvedValue((native) => webviewSheet(native), [NativeApp]);
  bind(RatingStore).toResolvedValue(
    (native, timers, storage, clock) => new RatingStore(native, timers, storage, clock),
    [NativeApp, Timers, Storage, Clock],
  );
});
