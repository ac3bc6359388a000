/** Pure: which goods a promotion is for. */
import { isGiftCard } from '../../markets/contract.ts';
import { targetKinds, type Targets } from '../contract.ts';
import type { UnpricedLine } from './rules-types.ts';

/** Whether nothing is named: then it is for everything. */
export function isForAll(targets: Targets): boolean {
  return targetKinds.every((kind) => targets[kind].length === 0);
}

/** Whether a line's product is named by itself or by a list it is in. A gift card is money: nothing is taken off it, and it counts towards nothing. */
export function isFor(targets: Targets, line: Pick<UnpricedLine, 'productId' | 'listIds' | 'taxClass'>): boolean {
  if (isGiftCard(line)) return false;
  if (isForAll(targets) || targets.products.includes(line.productId)) return true;
  return line.listIds.some((id) => targets.categories.includes(id) || targets.collections.includes(id) || targets.tags.includes(id));
}
