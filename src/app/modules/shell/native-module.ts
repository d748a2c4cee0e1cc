import { ContainerModule } from 'inversify';
import { webviewRequests } from '../../../adapters/native-app/webview-requests';
import { webviewSheet } from '../../../adapters/native-app/webview-sheet';
import { Clock } from '../../../core/shared/clock';
import { Storage } from '../../../core/shared/storage';
import { Timers } from '../../../core/shared/timers';
import { NativeApp } from '../../../core/shell/native-app';
import { NativeRequests } from '../../../core/shell/native-requests';
import { NativeSheet } from '../../../core/shell/native-sheet';
import { RatingStore } from '../../../stores/reviews/rating-store';

export const nativeModule = new ContainerModule(({ bind }) => {
  bind(NativeRequests).toConstantValue(webviewRequests);
  bind(NativeSheet).toResolvedValue((native) => webviewSheet(native), [NativeApp]);
  bind(RatingStore).toResolvedValue(
    (native, timers, storage, clock) => new RatingStore(native, timers, storage, clock),
    [NativeApp, Timers, Storage, Clock],
  );
});
