import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** For a dialog whose fields are lost with it: once something was typed, a click beside it does nothing, and Escape asks first. */
export function useTypedGuard(close: () => void): { onInput(): void; onClose(event: object, reason: 'backdropClick' | 'escapeKeyDown'): void } {
  const translate = useTranslate();
  const [isTyped, setTyped] = useState(false);
  return {
    onInput: () => setTyped(true),
    onClose: (_event, reason) => {
      if (!isTyped || (reason === 'escapeKeyDown' && window.confirm(translate('ra.message.unsaved_changes')))) close();
    },
  };
}
