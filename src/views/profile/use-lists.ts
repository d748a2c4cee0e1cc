import { useEffect, useState } from 'react';
import { OnboardingExtras } from '../../core/onboarding/onboarding-extras';
import { ShellExtras } from '../../core/shell/shell-extras';
import { useResolve, useStore } from '../use-store';

/** Loads the option lists and the setup code when a form is opened. */
export function useLists(wanted: boolean): boolean {
  const extras = useStore(ShellExtras);
  const resolve = useResolve();
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let waiting = true;
    extras
      .load()
      .then(() => resolve(OnboardingExtras).load())
      .then(
        () => waiting && setHere(true),
        () => undefined,
      );
    return () => {
      waiting = false;
    };
  }, [wanted, extras, resolve]);
  return here;
}
