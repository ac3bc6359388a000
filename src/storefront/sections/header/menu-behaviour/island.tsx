/** What the menu can do better with a script: close on Esc, on a click outside and when a page opens, open on hover. */
import { useEffect } from 'react';

const hoverMs = 140;

/** Nothing to see; listens. */
export function MenuBehaviour() {
  useEffect(() => {
    const panels = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-mega-menu]')];
    const closeAll = () => panels().forEach((panel) => (panel.open = false));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKey = (event: KeyboardEvent) => {
      const open = panels().find((panel) => panel.open);
      if (event.key !== 'Escape' || !open) return;
      const within = open.contains(document.activeElement);
      open.open = false;
      if (within) open.querySelector('summary')?.focus();
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!target?.closest('details[data-mega-menu]')) return closeAll();
      if (!target.closest('a')) return;
      closeAll();
      document.querySelectorAll<HTMLElement>('[popover]:popover-open').forEach((panel) => panel.hidePopover());
    };
    const onLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('[popover] a') : null;
      link?.closest<HTMLElement>('[popover]')?.hidePopover();
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const panel = event.target instanceof Element ? event.target.closest<HTMLDetailsElement>('details[data-mega-menu]') : null;
      clearTimeout(timer);
      timer = setTimeout(() => panels().forEach((one) => (one.open = one === panel)), hoverMs);
    };
    const onLeave = (event: FocusEvent) => {
      const to = event.relatedTarget instanceof Node ? event.relatedTarget : null;
      panels().forEach((panel) => to && panel.open && !panel.contains(to) && (panel.open = false));
    };
    // A hover has opened the panel already when the click comes: the click must not close it again.
    const onSummary = (event: MouseEvent) => {
      const summary = event.target instanceof Element ? event.target.closest('details[data-mega-menu] > summary') : null;
      const panel = summary?.parentElement;
      if (panel instanceof HTMLDetailsElement && panel.open && event instanceof PointerEvent && event.pointerType === 'mouse') event.preventDefault();
    };
    const menu = document.querySelector<HTMLElement>('.site-header');
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    document.addEventListener('click', onLink);
    menu?.addEventListener('click', onSummary);
    menu?.addEventListener('pointerover', onMove);
    menu?.addEventListener('focusout', onLeave);
    const away = () => {
      clearTimeout(timer);
      timer = setTimeout(closeAll, hoverMs * 2);
    };
    menu?.addEventListener('pointerleave', away);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      document.removeEventListener('click', onLink);
      menu?.removeEventListener('click', onSummary);
      menu?.removeEventListener('pointerover', onMove);
      menu?.removeEventListener('focusout', onLeave);
      menu?.removeEventListener('pointerleave', away);
    };
  }, []);
  return null;
}
