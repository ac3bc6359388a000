/** Saves a line for later. */
import * as m from '#messages';
import type { BasketLine } from '../../contract.ts';
import { LineButton } from '../line-form.tsx';

/** Beside the button that removes the line; gift wrapping is not saved. */
export function SaveButton({ line: { title, giftWrapping }, busy, onClick }: { line: BasketLine; busy: boolean; onClick: () => void }) {
  if (giftWrapping) return null;
  return <LineButton form="save" title={m.cart_save()} label={m.cart_save_title({ title })} busy={busy} onClick={onClick} />;
}
