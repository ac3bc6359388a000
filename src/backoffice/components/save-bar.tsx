import { DeleteButton, SaveButton, Toolbar, useTranslate } from 'react-admin';
import { RemoveButton } from './lists/remove-button.tsx';
import { FirstError } from './unsaved/first-error.tsx';

/** The foot of a form: saving, and nothing that the API does not offer. */
export function SaveBar() {
  return (
    <Toolbar>
      <FirstError />
      <SaveButton />
    </Toolbar>
  );
}

/** The foot of a form of what may also be deleted. `ask`: key of what is asked first, where it is done at once and for good. */
export function SaveOrDeleteBar({ ask }: { ask?: string }) {
  const translate = useTranslate();
  return (
    <Toolbar>
      <FirstError />
      <SaveButton />
      {ask === undefined ? <RemoveButton /> : <DeleteButton mutationMode="pessimistic" confirmContent={translate(ask)} sx={{ ml: 'auto' }} />}
    </Toolbar>
  );
}
