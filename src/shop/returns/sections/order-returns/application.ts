/** What a shopper has chosen while asking for a return, and what of it is possible. */
import type { Order } from '../../../orders/contract.ts';
import type { ApplyType, RefundTarget } from '../../contract.ts';

/** Pieces of a line; `exchangeSku` is empty for the same again. */
export type ChosenLine = { quantity: number; exchangeSku: string };

/** The form as it stands; lines that are not in `lines` are not returned. */
export type Application = {
  applyType: ApplyType;
  lines: Readonly<Record<string, ChosenLine>>;
  reason: string;
  words: string;
  refundTo: RefundTarget;
  images: readonly { id: string; url: string }[];
};

type Line = Pick<Order['products'][number], 'lineId' | 'returnable' | 'returnableGoods'>;

/** How many units of a line a return of a kind can be about: goods that have not arrived can only be refunded. */
export function possible(line: Line, applyType: ApplyType): number {
  return applyType === 'refundOnly' ? line.returnable : line.returnableGoods;
}

/** Whether any unit of the order can be returned in a way. */
export function isOffered(lines: readonly Line[], applyType: ApplyType): boolean {
  return lines.some((line) => possible(line, applyType) > 0);
}

/** Whether nothing of an order was sent or has arrived: only its money can be asked back. */
export const isUnsent = ({ shipments, products }: Pick<Order, 'shipments' | 'products'>): boolean =>
  shipments.length === 0 && !isOffered(products, 'returnRefund');

/** The form as it is opened: the first kind that is possible, the only line chosen already. */
export function begin(lines: readonly Line[]): Application {
  const applyType = isOffered(lines, 'returnRefund') ? 'returnRefund' : 'refundOnly';
  const choosable = lines.filter((line) => possible(line, applyType) > 0);
  const only = choosable.length === 1 ? choosable[0] : undefined;
  return {
    applyType,
    lines: only ? { [only.lineId]: { quantity: possible(only, applyType), exchangeSku: '' } } : {},
    reason: '',
    words: '',
    refundTo: 'source',
    images: [],
  };
}

/** Changes the kind: the selection stays as far as it is possible. */
export function changeType(now: Application, applyType: ApplyType, lines: readonly Line[]): Application {
  const remaining = lines.flatMap((line) => {
    const chosen = now.lines[line.lineId];
    const quantity = Math.min(chosen?.quantity ?? 0, possible(line, applyType));
    return chosen && quantity > 0 ? [[line.lineId, { ...chosen, quantity }] as const] : [];
  });
  return { ...now, applyType, lines: Object.fromEntries(remaining) };
}

/** The lines as the API takes them. */
export function askedLines({ applyType, lines }: Application): { lineId: string; quantity: number; exchangeSku?: string }[] {
  return Object.entries(lines).map(([lineId, { quantity, exchangeSku }]) => ({
    lineId,
    quantity,
    ...(applyType === 'exchange' && exchangeSku ? { exchangeSku } : {}),
  }));
}
