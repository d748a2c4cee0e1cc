import { observer } from 'mobx-react-lite';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Device } from '../../core/shell/device';
import { pathTo } from '../../core/shell/screens';
import { type ShownToast, ToastStore } from '../../stores/shared/toast-store';
import { classNames } from '../kit/class-names';
import { Toast } from '../kit/toast';
import { TOAST_LOOKS } from '../kit/toast-looks';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';
import { keepOnTop } from './keep-on-top';
import css from './toasts.module.css';
import { useMessagesKey } from './use-messages-key';

/** More would cover a phone; older ones reappear when newer ones are gone. */
const MAX_SEEN = 3;

/** Toasts move into the topmost dialog, because outside it they cannot be read or pressed. */
export const Toasts = observer(function Toasts() {
  const store = useStore(ToastStore);
  const text = useDeferredText().toasts;
  const { nativeApp, ios } = useStore(Device);
  const region = useRef<HTMLElement>(null);
  const from = useRef<HTMLElement>(undefined);
  const any = store.toasts.length > 0;
  useEffect(() => {
    const element = region.current;
    if (!element || !any) return;
    // Elements that are removed or moved under the mouse fire no mouseleave event.
    const left = () => {
      if (!document.hidden) store.resume();
    };
    const reinsert = keepOnTop(element, left);
    return () => {
      reinsert();
      left();
    };
  }, [any, store]);
  useEffect(() => {
    const changed = () => (document.hidden ? store.pause() : store.resume());
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, [store]);
  const goIn = ({ relatedTarget, currentTarget }: FocusEvent) => {
    store.pause();
    const outside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (outside) from.current = relatedTarget;
  };
  // The pressed control is removed with its toast, so the focus returns to where it came from.
  const goBack = () => {
    if (!region.current?.contains(document.activeElement)) return;
    const back = from.current?.isConnected ? from.current : document.getElementById('main');
    back?.focus({ preventScroll: true });
  };
  useMessagesKey(region, goBack);
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={text.label}
      className={classNames(css.region, nativeApp && ios && css.belowNotch)}
      data-toasts=""
      onMouseEnter={store.pause}
      onMouseLeave={store.resume}
      onFocus={goIn}
      onBlur={store.resume}
    >
      <ol className={css.list} tabIndex={-1}>
        {store.toasts.slice(-MAX_SEEN).map((toast) => (
          <li key={toast.id}>
            <div role={toast.type === 'failure' ? 'alert' : 'status'}>
              <OneToast toast={toast} onDone={goBack} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
});

interface OneToastProps {
  readonly toast: ShownToast;
  /** Called when a control was pressed and the toast is closing. */
  readonly onDone: () => void;
}

function OneToast({ toast, onDone }: OneToastProps) {
  const store = useStore(ToastStore);
  const navigate = useNavigate();
  const text = useDeferredText().toasts;
  const { props = {}, type } = toast;
  const leave = () => {
    store.dismiss(toast.id);
    onDone();
  };
  const following = (label: string, act: () => void) => ({
    label,
    onClick: () => {
      act();
      leave();
    },
  });
  const link = () => {
    if (type === 'chatMessage' && props.onViewMessage)
      return following(text.viewMessages, props.onViewMessage);
    if (props.onLinkClick) {
      return following(props.linkText ?? text.qualification, props.onLinkClick);
    }
    const guidelines = () => navigate(`${pathTo('guidelines')}#qualification`);
    return props.linkText === undefined ? undefined : following(props.linkText, guidelines);
  };
  return (
    <Toast
      title={toast.text1}
      text={toast.text2}
      {...TOAST_LOOKS[type]}
      link={link()}
      onClose={leave}
      leaving={toast.leaving}
    />
  );
}
