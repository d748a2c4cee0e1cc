import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { FieldProblem } from '../../core/calculators/form';
import { AmountField } from './amount-field';
import { ChoiceField } from './choice-field';
import { NumberField } from './number-field';
import { SwitchField } from './switch-field';
import { useFollowed } from './use-followed';

/** Fields of a calculator form. Each observes its own text, so a key renders only the field it was typed into. */

export interface FieldState<Value> {
  readonly name: string;
  readonly text: string;
  readonly value: Value;
  readonly problem: FieldProblem | undefined;
  readonly type: (text: string) => void;
}

/** The name in the page, where it is not the field's own. */
type Shown<Props, Known extends string> = Omit<Props, 'name' | Known> & { readonly name?: string };
type Typed = 'text' | 'problem' | 'onType';

export const typed = ({ name, text, problem, type }: FieldState<unknown>) => ({
  name,
  text,
  problem,
  onType: type,
});

const amountOf = (state: FieldState<number>) => ({
  text: state.text,
  problem: state.problem,
  amount: state.value,
});

/** The browser shows the typed key; the field formats it a frame later. */
export function FormAmount({
  field,
  name = field.name,
  ...shown
}: { readonly field: FieldState<number> } & Shown<ComponentProps<typeof AmountField>, Typed | 'amount'>) {
  return <AmountField {...shown} {...useFollowed(field, amountOf)} name={name} onType={field.type} />;
}

export const FormNumber = observer(function FormNumber({
  field,
  ...shown
}: { readonly field: FieldState<number> } & Shown<ComponentProps<typeof NumberField>, Typed>) {
  return <NumberField {...typed(field)} {...shown} />;
});

export const FormSwitch = observer(function FormSwitch({
  field,
  label,
}: {
  readonly field: FieldState<boolean>;
  readonly label: string;
}) {
  return <SwitchField name={field.name} label={label} on={field.value} onChange={field.type} />;
});

interface FormChoiceProps<Value extends string> {
  readonly field: FieldState<Value>;
  readonly name?: string;
  readonly label: string;
  readonly text: Readonly<Record<Value, string>>;
  readonly options?: readonly Value[];
}

const Choice = <Value extends string>({ field, name = field.name, ...shown }: FormChoiceProps<Value>) => (
  <ChoiceField {...shown} name={name} value={field.value} onChoose={field.type} />
);

export const FormChoice = observer(Choice) as typeof Choice;
