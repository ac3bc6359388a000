/** Jobs of this slice, as far as queuing them goes. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';

/** Removes a picture's file that nothing shows any more. */
export const removeFileKind: JobKind<{ sha256: string }> = { name: 'media.remove-file', data: z.object({ sha256: z.string().length(64) }) };
