/** The document of a page of the user area while its page is on the way: what it says when none came. */

/** Says why, with a button that calls `again`; the page waits again then. False where the document shows a page already. */
export function showShellFailed(reason: string, again: () => void): boolean {
  const waiting = document.querySelector<HTMLElement>('[data-shell-waiting]');
  const failed = document.querySelector<HTMLElement>('[data-shell-failed]');
  const button = failed?.querySelector('button');
  if (!waiting || !failed || !button) return false;
  failed.querySelector('[data-shell-reason]')!.textContent = reason;
  waiting.hidden = true;
  failed.hidden = false;
  button.focus();
  button.onclick = () => {
    failed.hidden = true;
    waiting.hidden = false;
    again();
  };
  return true;
}
