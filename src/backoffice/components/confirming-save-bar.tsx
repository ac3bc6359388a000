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
  const { getValues } = useFormContext();
  const [asked, setAsked] = useState<{ doubts: string[]; form: HTMLFormElement | null } | null>(null);

  function ask(event: MouseEvent<HTMLButtonElement>) {
    const doubts = doubtsOf(getValues() as Values);
    if (doubts.length === 0) return;
    event.preventDefault();
    setAsked({ doubts, form: event.currentTarget.form });
  }

  function save() {
    // Past the button, so that it is not asked again.
    asked?.form?.requestSubmit();
    setAsked(null);
  }

  return (
    <Toolbar>
      <FirstError />
      <SaveButton onClick={ask} />
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
