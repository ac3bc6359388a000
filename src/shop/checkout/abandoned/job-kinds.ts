/** Jobs about checkouts that were left. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';

const recovery = z.object({ recoveryId: z.uuid() });
/** Mails about one; the job holds neither the address nor the link. */
export const recoveryMailJob: JobKind<z.output<typeof recovery>> = { name: 'checkout.recovery-mail', data: recovery };
