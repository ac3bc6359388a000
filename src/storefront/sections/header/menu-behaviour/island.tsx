/** What the menu can do better with a script: close on Esc, on a click outside and when a page opens, open on hover. */
import { useEffect } from 'react';
import { navigate } from '#kit/browser/navigate.ts';

const hoverMs = 140;
const panelsOf = 'details[data-mega-menu]';

/** Nothing to see; listens. */
export function MenuBehaviour() {
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener('keydown', closeByKey, { signal });
    document.addEventListener('click', closeOutside, { signal });
    document.addEventListener('click', closeOfLink, { signal });
    const menu = document.querySelector<HTMLElement>('.site-header');
    menu?.addEventListener('click', openPage, { signal });
    menu?.addEventListener('focusout', closeLeft, { signal });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (run: () => void, ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(run, ms);
    };
    const hover = (event: PointerEvent) => {
      const panel = elementOf(event)?.closest<HTMLDetailsElement>(panelsOf) ?? null;
      if (event.pointerType === 'mouse') soon(() => panels().forEach((one) => (one.open = one === panel)), hoverMs);
    };
    menu?.addEventListener('pointerover', hover, { signal });
    menu?.addEventListener('pointerleave', () => soon(closeAll, hoverMs * 2), { signal });
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, []);
  return null;
}

const panels = () => [...document.querySelectorAll<HTMLDetailsElement>(panelsOf)];
const closeAll = () => panels().forEach((panel) => (panel.open = false));
const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);

function closeByKey(event: KeyboardEvent): void {
  const open = panels().find((panel) => panel.open);
  if (event.key !== 'Escape' || !open) return;
  const within = open.contains(document.activeElement);
  open.open = false;
  if (within) open.querySelector('summary')?.focus();
}

function closeOutside(event: MouseEvent): void {
  const target = elementOf(event);
  if (!target?.closest(panelsOf)) return closeAll();
  if (!target.closest('a')) return;
  closeAll();
  document.querySelectorAll<HTMLElement>('[popover]:popover-open').forEach((panel) => panel.hidePopover());
}

function closeOfLink(event: MouseEvent): void {
  elementOf(event)?.closest('[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** The panel that the keyboard has left. */
function closeLeft({ relatedTarget: to }: FocusEvent): void {
  if (to instanceof Node) panels().forEach((panel) => panel.open && !panel.contains(to) && (panel.open = false));
}

/** A mouse sees the panel by hovering: its click opens the page of the word. Touch and keyboard open and close the panel, in which that page is the first link. */
function openPage(event: MouseEvent): void {
  const panel = elementOf(event)?.closest(`${panelsOf} > summary`)?.parentElement;
  if (!(panel instanceof HTMLDetailsElement) || !(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
  event.preventDefault();
  const address = panel.dataset['megaMenu'];
  if (address) navigate(address);
}
