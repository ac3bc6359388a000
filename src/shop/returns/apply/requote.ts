/** What returns that run bring now: what was refunded for their orders since they were asked for counts. */
import { isRunning } from '../contract.ts';
import { amount, type Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { loadReturnableForUpdate, lowerReturned, readNotGoneBack, returnNow, type NotGoneBack, type ReturnableOrder } from '../../orders/returns/index.ts';
import { recordReturnEvent } from '../transition-return.ts';
import { findReturnLines, findRunning, setLineAmounts, updateReturn, type ReturnLineRow, type ReturnRow } from '../store.ts';

/** The units of a return by line, as the orders slice counts them. */
export function unitsOf(
  lines: readonly { orderLineId: string; quantity: number; withheldQuantity: number; worthAmount: number }[],
): { lineId: string; quantity: number; withheld: number; value: number }[] {
  const byLine = new Map<string, { lineId: string; quantity: number; withheld: number; value: number }>();
  for (const { orderLineId: lineId, quantity, withheldQuantity, worthAmount } of lines) {
    const before = byLine.get(lineId) ?? { lineId, quantity: 0, withheld: 0, value: 0 };
    byLine.set(lineId, { lineId, quantity: before.quantity + quantity, withheld: before.withheld + withheldQuantity, value: before.value + worthAmount });
  }
  return [...byLine.values()];
}

/** Whether money is yet to go back for a return; an exchange brings none. */
export const isRefundRunning = (row: ReturnRow) => isRunning(row) && row.applyType !== 'exchange';

/** Returns with their lines, and their order as it stands with them. */
type Requoted<Of> = { of: Of; rows: ReturnRow[]; lines: ReturnLineRow[] };

/**
 * Pure: what the running returns of one order bring now, the oldest first: each shares with those after it, and with the
 * units that nobody returns, what refunds of amounts have left of a line. `rows` are all of the order's that run, in the order of their ids.
 */
export function requote<Of extends NotGoneBack>({ of, rows, lines }: Requoted<Of>): Requoted<Of> {
  const moneyed = rows.filter(isRefundRunning);
  const theirs = (row: ReturnRow) => unitsOf(lines.filter((line) => line.returnId === row.id));
  let now: Of['lines'] = taking(of.lines, moneyed.flatMap(theirs), -1);
  const values = new Map<string, Amount>();
  const quoted = rows.map((row) => {
    if (!isRefundRunning(row)) return row;
    const asked = { shipping: amount(row.shippingAmount), units: theirs(row) };
    const left = { ...of, lines: taking(now, asked.units, 1) };
    const quote = returnNow(left, { ...asked, amount: amount(row.quoteAmount) });
    const { total: refundAmount } = returnNow(left, { ...asked, amount: amount(row.refundAmount) });
    for (const { lineId, value } of quote.values) values.set(`${row.id} ${lineId}`, value);
    now = taking(
      now,
      asked.units.map((unit, index) => ({ ...unit, value: quote.values[index]!.value })),
      1,
    );
    return { ...row, quoteAmount: quote.total, shippingAmount: quote.shipping, refundAmount };
  });
  const currentAmountOfUnits = (line: ReturnLineRow) => values.get(`${line.returnId} ${line.orderLineId}`) ?? line.worthAmount;
  return { of: { ...of, lines: now }, rows: quoted, lines: lines.map((line) => ({ ...line, worthAmount: currentAmountOfUnits(line) })) };
}

/** Lines of an order with so many units more (or, with `-1`, fewer) in returns. */
function taking<Line extends NotGoneBack['lines'][number]>(
  lines: readonly Line[],
  units: readonly { lineId: string; quantity: number; value: number }[],
  sign: 1 | -1,
): Line[] {
  return lines.map((line) => {
    const mine = units.filter(({ lineId }) => lineId === line.id);
    const sum = (of: (unit: (typeof mine)[number]) => number) => mine.reduce((total, unit) => total + sign * of(unit), 0);
    const quantity = line.taken.quantity + sum((unit) => unit.quantity);
    return { ...line, taken: { quantity, value: amount(line.taken.value + sum((unit) => unit.value)) } };
  });
}

/** Returns and their lines with what they bring now, read in a fixed number of queries. Changes nothing. */
export async function readRequoted(reader: Queryable, shown: readonly ReturnRow[]): Promise<{ rows: ReturnRow[]; lines: ReturnLineRow[] }> {
  const orderIds = [...new Set(shown.filter(isRefundRunning).map((row) => row.orderId))];
  const running = orderIds.length === 0 ? [] : await findRunning(reader, orderIds);
  const [lines, left] = await Promise.all([
    findReturnLines(reader, [...new Set([...shown, ...running].map((row) => row.id))]),
    readNotGoneBack(reader, orderIds),
  ]);
  const now = orderIds.map((id) => {
    const rows = running.filter((row) => row.orderId === id);
    return requote({ of: left.get(id)!, rows, lines: lines.filter((line) => rows.some((row) => row.id === line.returnId)) });
  });
  const rowsNow = new Map(now.flatMap(({ rows }) => rows.map((row) => [row.id, row])));
  const linesNow = now.flatMap((one) => one.lines);
  return {
    rows: shown.map((row) => rowsNow.get(row.id) ?? row),
    lines: [...linesNow, ...lines.filter((line) => !rowsNow.has(line.returnId))],
  };
}

/** The running returns of an order as they stand now, and the order with them. Changes nothing. */
export async function readRunning(reader: Queryable, of: ReturnableOrder): Promise<Requoted<ReturnableOrder>> {
  const rows = await findRunning(reader, [of.order.id]);
  return requote({
    of,
    rows,
    lines: await findReturnLines(
      reader,
      rows.map((row) => row.id),
    ),
  });
}

/**
 * Takes an order for a change of one of its returns, and writes down what its running returns bring now, where that is less.
 * Null where there is no such order.
 */
export async function requoteForUpdate(tx: Tx, context: Context, orderId: string): Promise<ReturnableOrder | null> {
  const of = await loadReturnableForUpdate(tx, context, orderId);
  if (!of) return null;
  const before = await findRunning(tx, [orderId]);
  const lines = await findReturnLines(
    tx,
    before.map((row) => row.id),
  );
  const now = requote({ of, rows: before, lines });
  for (const [index, row] of before.entries()) {
    const { quoteAmount, shippingAmount, refundAmount } = now.rows[index]!;
    const lowered = lines.flatMap((line, at) => {
      const value = now.lines[at]!.worthAmount;
      return line.returnId === row.id && value < line.worthAmount ? [{ lineId: line.orderLineId, value, less: line.worthAmount - value }] : [];
    });
    if (quoteAmount === row.quoteAmount && refundAmount === row.refundAmount && lowered.length === 0) continue;
    const { status, auditStatus } = row;
    await updateReturn(tx, row, { to: { status, auditStatus }, set: { quoteAmount, shippingAmount, refundAmount }, at: context.now() });
    await setLineAmounts(tx, row.id, lowered);
    await lowerReturned(tx, of.order, lowered);
    await recordReturnEvent(tx, context, { row, event: 'lowered', detail: { amount: refundAmount, currency: row.currency } });
  }
  return now.of;
}
