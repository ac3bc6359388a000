/** A form that is asked for by a button and lies over the page while it is filled in. */
import { useEffect, useId, useRef, type ReactNode } from 'react';

/** The browser's own dialog: it traps the focus, closes by Esc and returns the focus to the button. `children` live while it is open. */
export function FormDialog({ title, open, onClose, children }: { title: string; open: boolean; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    <dialog ref={dialog} className="modal" aria-labelledby={id} onClose={onClose}>
      <div className="modal-box">
        <h2 id={id} className="title-3 mb-6">
          {title}
        </h2>
        {open && children}
      </div>
    </dialog>
  );
}
