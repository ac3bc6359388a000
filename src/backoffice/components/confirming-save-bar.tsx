import { useState, type MouseEvent } from 'react';
import { Confirm, SaveButton, Toolbar, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FirstError } from './unsaved/first-error.tsx';

type ConfirmingProps<Values> = {
  /** What is valid but looks like a mistake, as questions; none: it is saved at once. */
  doubtsOf(values: Values): string[];
};

/** The foot of a form that asks before it saves what looks like a slip. */
export function ConfirmingSaveBar<Values extends object>({ doubtsOf }: ConfirmingProps<Values>) {
  const translate = useTranslate();
  const { getValues, trigger } = useFormContext();
  const [asked, setAsked] = useState<{ doubts: string[]; form: HTMLFormElement | null } | null>(null);

  async function ask(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    const doubts = doubtsOf(getValues() as Values);
    if (doubts.length === 0) return;
    event.preventDefault();
    // What is wrong is shown by the form; nobody is asked about what cannot be saved.
    if (await trigger()) setAsked({ doubts, form });
    else form?.requestSubmit();
  }

  function save() {
    // Past the button, so that it is not asked again.
    asked?.form?.requestSubmit();
    setAsked(null);
  }

  return (
    <Toolbar>
      <FirstError />
      <SaveButton onClick={(event) => void ask(event)} />
      <Confirm
        isOpen={asked !== null}
        title={translate('backoffice_save_doubtful')}
        content={asked?.doubts.join(' ')}
        confirm={translate('backoffice_save_anyway')}
        onConfirm={save}
        onClose={() => setAsked(null)}
      />
    </Toolbar>
  );
}
