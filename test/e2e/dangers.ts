/** What of a page could run: elements with handlers, addresses that are scripts, scripts and frames that hold a payload. Runs all handlers. */
export function dangers(): string[] {
  const hold = /^(?:href|src|action|formaction|xlink:href|data)$/;
  const script = /^(?:javascript|vbscript|data:text\/(?:html|javascript))/i;
  const dangersOf = (element: Element): string[] => {
    const found = [...element.attributes].flatMap(({ name, value }) => {
      if (name === 'srcdoc') return [...new DOMParser().parseFromString(value, 'text/html').querySelectorAll('*')].flatMap((inner) => dangersOf(inner));
      const isDanger = name.startsWith('on') || (hold.test(name) && script.test(value.replaceAll(/[^\w:/]/g, '')));
      return isDanger ? [`${element.tagName} ${name}=${value.slice(0, 80)}`] : [];
    });
    const isCode = /^(?:script|style)$/i.test(element.tagName) && !/^application\/(?:ld\+)?json$/.test(element.getAttribute('type') ?? '');
    return isCode && element.textContent.includes('__run(') ? [...found, `${element.tagName} ${element.textContent.slice(0, 80)}`] : found;
  };
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const found = dangersOf(element);
    for (const kind of ['mouseover', 'pointerenter', 'focus', 'toggle']) element.dispatchEvent(new Event(kind));
    return found;
  });
}
