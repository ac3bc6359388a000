import * as m from '#messages';
import type { Expected } from '../../../contract.ts';

/** What the button says that puts something into the cart. */
export function addWord(expected: Expected | null): string {
  if (!expected) return m.product_add();
  return expected.as === 'preorder' ? m.ui_preorder() : m.ui_backorder();
}
