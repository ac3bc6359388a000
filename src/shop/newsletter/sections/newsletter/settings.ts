/** Settings of the section: title and text by language; empty: the shop's default text. */
import { z } from 'zod';

const words = () => z.record(z.string().max(8), z.string().max(500)).default({}).meta({ input: 'words' });

export const newsletterSettings = z.object({ title: words(), text: words() });
export type NewsletterSettings = z.output<typeof newsletterSettings>;
