/** '/' opens the search panel from anywhere, and its field has the keyboard whenever it opens: from the first moment, long before the panel's island is mounted. */

const panelId = 'site-search';

/** Starts listening. */
export function startSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const typing = target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
    const panel = document.getElementById(panelId);
    if (event.key !== '/' || !panel || typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    panel.showPopover();
  });
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    (event) => {
      if (event instanceof ToggleEvent && event.newState === 'open' && (event.target as Element).id === panelId)
        document.getElementById(panelId)?.querySelector('input')?.focus();
    },
    true,
  );
}
