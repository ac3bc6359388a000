import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { AmountInput } from '../components/inputs/amount-input.tsx';

/** An amount of a draft. What is typed is of the currency beside it, and so is the draft from then on, whoever its customer becomes. */
export function DraftAmount(props: Omit<ComponentProps<typeof AmountInput>, 'onTyped'>) {
  const { setValue } = useFormContext();
  return <AmountInput {...props} onTyped={() => setValue('currency', props.currency)} />;
}
