/** A template with sample data, mailed to who tries it. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';
import { tryInput } from './contract.ts';

const testData = tryInput.extend({ id: z.string().max(60), to: z.email().max(254) });

/** What is tried, and who gets it. */
export type TemplateTest = z.output<typeof testData>;

/** Mails it. */
export const testJob: JobKind<TemplateTest> = { name: 'message.template-test', data: testData };
