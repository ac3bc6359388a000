/** A panel that slides in from the right: the browser's own dialog, so that focus, Esc and the page behind are handled. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as m from '#messages';
import { Icon } from './icons.tsx';

type Props = { open: boolean; onClose: () => void; title: ReactNode; children: ReactNode; footer?: ReactNode };

/** Shown while `open`. Closing (Esc, the cross, a click outside) calls `onClose`; the focus returns to where it was. */
export function Drawer({ open, onClose, title, children, footer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    // A click outside, or on a link: it leads to another page, to which this panel does not belong.
    const closeOutside = (event: MouseEvent) => {
      if (event.target === element || (event.target instanceof Element && event.target.closest('a[href]'))) element?.close();
    };
    element?.addEventListener('click', closeOutside);
    return () => element?.removeEventListener('click', closeOutside);
  }, []);
  const heading = useId();
  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={onClose} className="drawer-panel">
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 px-5 py-3 sm:px-7">
          <h2 id={heading} className="title-4">
            {title}
          </h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="-mr-3 inline-flex size-11 items-center justify-center rounded-field hover:bg-base-200"
            aria-label={m.ui_close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 sm:px-7">{children}</div>
        {footer && <div className="border-t border-line px-5 py-5 sm:px-7">{footer}</div>}
      </div>
    </dialog>
  );
}
