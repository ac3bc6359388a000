/** Work that is not saved, on screens that are no form of react-admin's. */
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';

/** Asks before the screen or the window is left, while `isUnsaved`. Answers a function that asks the same for what stays on the screen. */
export function useLeaveGuard(isUnsaved: boolean): () => boolean {
  const translate = useTranslate();
  const mayLeave = () => !isUnsaved || window.confirm(translate('ra.message.unsaved_changes'));
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, translate]);
  useEffect(() => {
    if (!isUnsaved) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [isUnsaved]);
  return mayLeave;
}
