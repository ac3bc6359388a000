import type { Context } from '#kit/server/context.ts';
import type { StaffRecord } from './contract.ts';
import { staffRecord } from './staff-record.ts';
import { listStaffRows, type StaffQuestion } from './store.ts';

/** A page of the merchant's people. */
export async function listStaff(context: Context, question: StaffQuestion): Promise<{ items: StaffRecord[]; total: number; page: number; size: number }> {
  const { rows, total } = await listStaffRows(context.db, question);
  return { items: rows.map(staffRecord), total, page: question.page, size: question.size };
}
