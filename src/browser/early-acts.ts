/** What somebody did to an island before it was mounted: done once more, so that nothing is lost. */

/** Remembers the last press of a button in `element` that does nothing by itself. Answers how to press it again. */
export function watchPresses(element: Element, { onPress }: { onPress: () => void }): () => void {
  let pressed: HTMLElement | null = null;
  const note = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[type="button"]') : null;
    // A popover opens without script, and hearts are answered from the beginning (favorites.ts): pressed once more they would take back what was done.
    if (!button || button.popoverTargetElement || button.dataset['favorite']) return;
    pressed = button;
    onPress();
  };
  element.addEventListener('click', note);
  return () => {
    element.removeEventListener('click', note);
    if (pressed?.isConnected) pressed.click();
  };
}

/** Tells an island that has just been mounted what was written or chosen in its fields before. */
export function tellFields(element: Element): void {
  for (const field of element.querySelectorAll('input, textarea, select')) {
    const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !/^(checkbox|radio|file|hidden)$/.test(field.type));
    if (isText && field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
    else if (isChosenAnew(field)) field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function isChosenAnew(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex((option) => option.defaultSelected),
      )
    );
  return field instanceof HTMLInputElement && field.checked && !field.defaultChecked;
}
