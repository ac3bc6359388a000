import { Notification } from 'react-admin';
import { isUndoOnScreen } from './lists/undo.tsx';

const above = { vertical: 'top', horizontal: 'center' } as const;

// A click elsewhere closes a notice; one that offers to take something back stays its time.
const slotProps = {
  clickAwayListener: {
    onClickAway: (event: { defaultMuiPrevented?: boolean }) => {
      if (isUndoOnScreen()) event.defaultMuiPrevented = true;
    },
  },
} as object;

/** What was done or went wrong, said at the top: at the foot it would lie over a form's buttons on a phone. */
export function Notice() {
  return <Notification anchorOrigin={above} slotProps={slotProps} />;
}
