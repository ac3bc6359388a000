/** In which categories a product is after it was put into some and taken out of others. Pure. */

/** Which category lies below which; null for one at the top. */
export type CategoryTree = ReadonlyMap<string, string | null>;

/** A category and all above it, itself first. */
export function wayUp(tree: CategoryTree, id: string): string[] {
  const way = [id];
  for (let parent = tree.get(id); parent && !way.includes(parent); parent = tree.get(parent)) way.push(parent);
  return way;
}

/**
 * All categories of a product, those above its own too. Whatever lies in a category that it is taken out of goes with that;
 * what it is put into wins over what it is taken out of.
 */
export function moveCategories(tree: CategoryTree, now: readonly string[], { add, remove }: { add: readonly string[]; remove: readonly string[] }): string[] {
  const parents = new Set(now.map((id) => tree.get(id)));
  const own = now.filter((id) => !parents.has(id));
  const remaining = own.filter((id) => !wayUp(tree, id).some((above) => remove.includes(above)));
  return [...new Set([...remaining, ...add].flatMap((id) => wayUp(tree, id)))];
}
