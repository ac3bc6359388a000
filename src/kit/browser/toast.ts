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
  const region = regionFor(kind === 'error' ? 'alert' : 'status');
  while (region.childElementCount >= mostAtOnce) region.firstElementChild?.remove();
  const toast = append(region, `toast-note toast-note-${kind}`);
  toast.dataset['toast'] = kind;
  // After its region stands there: what a region is born with is not read out.
  setTimeout(() => (toast.textContent = text));
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

/** What is read out at once and what waits its turn need a region each; both stand in one stack, so that none covers the other. */
function regionFor(role: 'alert' | 'status'): HTMLElement {
  const stack = document.querySelector('.toasts') ?? append(document.body, 'toasts');
  const there = stack.querySelector<HTMLElement>(`[role=${role}]`);
  if (there) return there;
  const region = append(stack, 'toast-region');
  region.setAttribute('role', role);
  return region;
}

function append(parent: Element, className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  parent.append(element);
  return element;
}
