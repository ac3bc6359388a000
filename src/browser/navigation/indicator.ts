/** A spinner and a bar at the top while a page is on its way; nothing when it comes at once. */
const patienceMs = 150;

let timer: ReturnType<typeof setTimeout> | undefined;
let shown: HTMLElement[] = [];

/** Shows them if the page is not there after a moment. */
export function showIndicator(): void {
  if (timer !== undefined || shown.length > 0) return;
  timer = setTimeout(() => {
    timer = undefined;
    shown = ['page-progress', 'page-spinner spinner'].map((name) => {
      const element = document.createElement('div');
      element.className = name;
      element.setAttribute('aria-hidden', 'true');
      document.body.append(element);
      return element;
    });
    document.body.setAttribute('aria-busy', 'true');
  }, patienceMs);
}

/** Takes them away. */
export function hideIndicator(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const element of shown) element.remove();
  shown = [];
  document.body.removeAttribute('aria-busy');
}
