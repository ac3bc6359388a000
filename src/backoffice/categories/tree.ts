/** The tree of categories while it is shown, and where a category can go. */
import type { TreeCategory } from '#shop/catalog/contract.ts';

/** The key under which the tree is cached. */
export const categoryTreeKey = 'category-tree';

/** A category with those below it. */
export type TreeNode = TreeCategory & { children: TreeNode[] };

/** Where a category goes: below `parent` (null: the top), before another one there, else last. */
export type Place = { parent: string | null; before?: string };

/** The tree of a flat list in order; one whose parent is not in the list is at the top. */
export function treeOf(all: readonly TreeCategory[]): TreeNode[] {
  const nodes = new Map(all.map((category) => [category.slug, { ...category, children: [] as TreeNode[] }]));
  const top: TreeNode[] = [];
  for (const node of nodes.values()) (nodes.get(node.parent ?? '')?.children ?? top).push(node);
  return top;
}

type Found = { node: TreeNode; beside: TreeNode[]; index: number; above: TreeNode[] };

/** A category with those beside it and the way to it. */
export function findNode(tree: TreeNode[], slug: string, above: TreeNode[] = []): Found | null {
  for (const [index, node] of tree.entries()) {
    if (node.slug === slug) return { node, beside: tree, index, above };
    const below = findNode(node.children, slug, [...above, node]);
    if (below) return below;
  }
  return null;
}

const at = (parent: string | null, before: TreeNode | undefined): Place => ({ parent, ...(before && { before: before.slug }) });

/** One step of a category by the keyboard; null where there is no such step. */
export function step(tree: TreeNode[], slug: string, way: 'up' | 'down' | 'into' | 'out'): Place | null {
  const found = findNode(tree, slug);
  if (!found) return null;
  const { node, beside, index, above } = found;
  const parent = node.parent !== null && above.length > 0 ? node.parent : null;
  const previous = beside[index - 1];
  if (way === 'up') return previous ? at(parent, previous) : null;
  if (way === 'down') return beside[index + 1] ? at(parent, beside[index + 2]) : null;
  if (way === 'into') return previous ? at(previous.slug, undefined) : null;
  const outer = above.at(-1);
  if (!outer) return null;
  const around = above.at(-2)?.children ?? tree;
  return at(above.at(-2)?.slug ?? null, around[around.indexOf(outer) + 1]);
}

/** Where a category goes that is dropped on another one: before it, into it, or after it; null where it would stand below itself. */
export function dropPlace(tree: TreeNode[], slug: string, target: string, where: 'before' | 'into' | 'after'): Place | null {
  const onto = findNode(tree, target);
  if (!onto || slug === target || onto.above.some((one) => one.slug === slug)) return null;
  if (where === 'into') return at(target, undefined);
  const parent = onto.above.at(-1)?.slug ?? null;
  const next = where === 'before' ? onto.node : onto.beside.slice(onto.index + 1).find((one) => one.slug !== slug);
  return at(parent, next);
}
