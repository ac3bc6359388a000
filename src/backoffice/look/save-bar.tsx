import { SaveButton, Toolbar } from 'react-admin';

/** The foot of a form: saving, and nothing that the API does not offer. */
export function SaveBar() {
  return (
    <Toolbar>
      <SaveButton />
    </Toolbar>
  );
}
