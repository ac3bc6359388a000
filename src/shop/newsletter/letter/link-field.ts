import { z } from 'zod';
import { pathField } from '#kit/server/page/section-settings.ts';

/** Where something in a letter leads: a path of the shop, or another site; nothing but http and https. */
export const letterLink = () => z.union([pathField(), z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(500)]).meta({ input: 'link' });
