/** The words within an element. Styles stand among its markup where their library was loaded before there was a document, by a file that ran earlier in the process. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const style of copy.querySelectorAll('style')) style.remove();
  return copy.textContent;
}
