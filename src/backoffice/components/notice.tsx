import { Notification } from 'react-admin';

const above = { vertical: 'top', horizontal: 'center' } as const;

/** What was done or went wrong, said at the top: at the foot it would lie over a form's buttons on a phone. */
export function Notice() {
  return <Notification anchorOrigin={above} />;
}
