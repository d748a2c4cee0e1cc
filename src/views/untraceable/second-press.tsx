import { useState } from 'react';
import { untraceableText } from '../../core/untraceable/untraceable-text';
import { Button } from '../kit/button';

interface SecondPressProps {
  readonly label: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
}

/** A button for actions that cannot be undone: asks for confirmation. */
export function SecondPress({ label, confirm, onConfirm }: SecondPressProps) {
  const [asks, setAsks] = useState(false);
  if (!asks) return <Button onClick={() => setAsks(true)}>{label}</Button>;
  const done = () => {
    setAsks(false);
    onConfirm();
  };
  return (
    <>
      <Button look="ink" autoFocus onClick={done}>
        {confirm}
      </Button>
      <Button look="plain" onClick={() => setAsks(false)}>
        {untraceableText.own.cancel}
      </Button>
    </>
  );
}
