import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import type { StaffRecord } from './contract.ts';
import { staffRecord } from './staff-record.ts';
import { findStaffRow } from './store.ts';

/** One of the merchant's people. @throws notFound (40, 404) */
export async function readStaff(context: Context, id: string): Promise<StaffRecord> {
  const row = isId(id) ? await findStaffRow(context.db, id) : undefined;
  if (!row) throw new ShopError(notFound);
  return staffRecord(row);
}
