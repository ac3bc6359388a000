import { DeleteButton, SaveButton, Toolbar } from 'react-admin';

/** The foot of a form: saving, and nothing that the API does not offer. */
export function SaveBar() {
  return (
    <Toolbar>
      <SaveButton />
    </Toolbar>
  );
}

/** The foot of a form of what may also be deleted. */
export function SaveOrDeleteBar() {
  return (
    <Toolbar>
      <SaveButton />
      <DeleteButton mutationMode="pessimistic" sx={{ ml: 'auto' }} />
    </Toolbar>
  );
}
