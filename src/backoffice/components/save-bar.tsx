import Button from '@mui/material/Button';
import { useState, type ComponentType } from 'react';
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

/** The foot of a form of what is deleted once `Dialog` has asked. */
export function SaveOrAskBar({ Dialog }: { Dialog: ComponentType<{ onClose(): void }> }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <Toolbar>
      <FirstError />
      <SaveButton />
      <Button color="error" onClick={() => setAsking(true)} sx={{ ml: 'auto' }}>
        {translate('ra.action.delete')}
      </Button>
      {asking && <Dialog onClose={() => setAsking(false)} />}
    </Toolbar>
  );
}
