/**
 * The back office's policy lets style elements through that carry the page's nonce (decision 6). Puck and dnd-kit make theirs without one: they are
 * given it as they come into being. Foreign markup gets none.
 */
const stamped = new WeakSet<Document>();

/** Gives every style element that a document's scripts make from now on the nonce. */
export function stampStyles(target: Document): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
  if (!nonce || stamped.has(target)) return;
  stamped.add(target);
  const create = target.createElement.bind(target) as (name: string, options?: ElementCreationOptions) => HTMLElement;
  target.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name.toLowerCase() === 'style') element.nonce = nonce;
    return element;
  }) as Document['createElement'];
}
