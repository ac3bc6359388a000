/** Jobs that withdrawals queue; what they do is in `index.ts`. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';
import { withdrawalInput } from './contract.ts';

const requestData = withdrawalInput.extend({ lang: z.string().max(10), statedAt: z.iso.datetime() });
/** The declaration, and when it was made. */
export type Declaration = z.output<typeof requestData>;

/** A customer declared a withdrawal. */
export const withdrawalRequest: JobKind<Declaration> = { name: 'withdrawal.request', data: requestData };

const returnData = z.object({ withdrawalId: z.uuid() });
/** Goods that arrived are to come back. */
export const withdrawalReturn: JobKind<z.output<typeof returnData>> = { name: 'withdrawal.return', data: returnData };
