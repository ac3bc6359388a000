/** What a merchant sets on the cart page. */
import { z } from 'zod';
import { pictureField } from '#kit/server/page/section-settings.ts';

/** `picture` stands beside the words of an empty cart. */
export const cartPageSettings = z.object({ picture: pictureField().optional() });

/** Settings of the cart page. */
export type CartPageSettings = z.output<typeof cartPageSettings>;
