/** Short notices at the edge of the screen, read out by screen readers. */

/** What a notice is about; it decides the colour and how urgently it is read out. */
export type ToastKind = 'info' | 'success' | 'warning' | 'error';

/** Auto-close of a toast (docs/rules/pages.md, "Toasts"). */
export const toastMs = 1_000;
/** Errors stay long enough to be read. */
export const errorToastMs = 6_000;

const mostAtOnce = 4;

/** Shows a notice that closes by itself; hovering or focusing keeps it open. */
export function showToast(text: string, { kind = 'info', ms = kind === 'error' ? errorToastMs : toastMs }: { kind?: ToastKind; ms?: number } = {}): void {
  const region = regionFor(kind === 'error' ? 'assertive' : 'polite');
  const toast = document.createElement('div');
  toast.className = `toast-note toast-note-${kind}`;
  toast.dataset['toast'] = kind;
  toast.textContent = text;
  while (region.childElementCount >= mostAtOnce) region.firstElementChild?.remove();
  region.append(toast);
  let timer = setTimeout(close, ms);
  function close() {
    toast.remove();
  }
  toast.addEventListener('pointerenter', () => clearTimeout(timer));
  toast.addEventListener('pointerleave', () => {
    timer = setTimeout(close, ms);
  });
  toast.addEventListener('click', close);
}

function regionFor(urgency: 'polite' | 'assertive'): HTMLElement {
  const id = `toasts-${urgency}`;
  const there = document.getElementById(id);
  if (there) return there;
  const region = document.createElement('div');
  region.id = id;
  region.className = 'toast-region';
  region.setAttribute('aria-live', urgency);
  region.setAttribute('role', urgency === 'assertive' ? 'alert' : 'status');
  document.body.append(region);
  return region;
}
