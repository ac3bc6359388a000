/** Ctrl-K: every screen and what is often done, a few letters away. */
import Dialog from '@mui/material/Dialog';
import { Suspense, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { lazily } from '../screen.ts';

const PaletteChoice = lazily(() => import('./palette-choice.tsx'), 'PaletteChoice');

const isShortcut = (event: KeyboardEvent) => event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

/** The palette; opened by its shortcut from anywhere. */
export function CommandPalette({ isOpen, onOpen, onClose }: { isOpen: boolean; onOpen(): void; onClose(): void }) {
  const translate = useTranslate();
  useEffect(() => {
    function open(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      event.preventDefault();
      onOpen();
    }
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [onOpen]);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': translate('backoffice_find_anything'), sx: { p: 2, alignSelf: 'flex-start', minHeight: 320 } } }}
    >
      <Suspense fallback={null}>
        <PaletteChoice onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
