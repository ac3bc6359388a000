/** Imports and exports of the back office (docs/contract.md, "Back office API", `imports`, `exports`). */
import { z } from 'zod';
import * as m from '#messages';
import type { StaffRight } from '#kit/pure/staff-rights.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** What can be imported. */
export const importKinds = ['products', 'customers', 'redirects', 'orders', 'translations', 'texts'] as const;
/** What can be imported. */
export type ImportKind = (typeof importKinds)[number];

/** The rights that each kind needs, all of them. A file of products brings prices and stock, and a new product needs a price. */
export const importRights = {
  products: ['write:catalog', 'write:prices'],
  customers: ['write:customers'],
  redirects: ['write:content'],
  orders: ['write:orders', 'write:customers'],
  translations: ['write:catalog', 'write:content'],
  texts: ['write:content'],
} as const satisfies Record<ImportKind, readonly StaffRight[]>;

/** Limits: bytes and rows of a file, errors that are sent with an import and stored in all, columns that are mapped. */
export const importLimits = { bytes: 50 * 1024 * 1024, rows: 200_000, errorsListed: 200, errorsKept: 100_000, mapped: 60, nameLength: 200 } as const;

/** Where an import stands. */
export const importStates = ['queued', 'running', 'done', 'failed'] as const;

/** Which column of the file (its name) stands for which field. */
export const mappingSchema = z.record(z.string().max(40), z.string().trim().max(200)).refine((mapping) => Object.keys(mapping).length <= importLimits.mapped);

/** `POST /api/admin/imports`, as `multipart/form-data`; `mapping` is the JSON of an object. */
export const importInput = z.object({
  file: z.file().max(importLimits.bytes).describe('A CSV file; of orders, a JSON file of the Admin API of Shopify too'),
  kind: z.enum(importKinds),
  dryRun: z.union([z.boolean(), z.stringbool()]).default(false),
  mapping: mappingSchema.optional(),
});

/** A row that was left out, or whose SKU was made because another variant has it. `row` is the number that a spreadsheet shows; `field` may be empty. */
export const importErrorSchema = z
  .object({ row: z.number().int(), field: z.string(), msg: z.string() })
  .meta({ id: 'ImportError', description: 'A row of a file that was left out or came in changed, and why.' });
/** A row that was left out. */
export type ImportError = z.infer<typeof importErrorSchema>;

/** An import. Counts are of products, customers, redirects, orders or texts; `failed` counts rows of which something was left out: the row, a cell, or a SKU that another variant has. */
export const importSchema = z
  .object({
    id: z.string(),
    kind: z.enum(importKinds),
    fileName: z.string(),
    dryRun: z.boolean(),
    state: z.enum(importStates),
    /** Why the whole file was refused, who cancelled it, or how many pictures could not be fetched; else empty. */
    message: z.string(),
    /** Rows done, and about how many there are. */
    rows: z.number().int(),
    rowsTotal: z.number().int(),
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    failed: z.number().int(),
    staff: z.string(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Import', description: 'A file that is being imported, and how far it is.' });
/** An import. */
export type Import = z.infer<typeof importSchema>;

/** An import with the first rows that were left out; all of them are in its `errors.csv`. */
export const importWithErrorsSchema = importSchema
  .extend({ errors: z.array(importErrorSchema).max(importLimits.errorsListed) })
  .meta({ id: 'ImportWithErrors', description: 'An import with the first rows that were left out.' });
/** See `importWithErrorsSchema`. */
export type ImportWithErrors = z.infer<typeof importWithErrorsSchema>;

/** Orders and filter of the list of imports. */
export const importSorts = ['createdAt'] as const;
/** See `importSorts`. */
export const importFilter = z.strictObject({ kind: z.enum(importKinds).optional(), state: z.enum(importStates).optional() });

/** The fields of each kind with the names that their columns may have; `required` ones the file must have. */
export const importFieldsSchema = z.partialRecord(
  z.enum(importKinds),
  z.array(z.object({ field: z.string(), columns: z.array(z.string()), required: z.boolean() })),
);
/** See `importFieldsSchema`. */
export type ImportFields = z.infer<typeof importFieldsSchema>;

/** The file is larger than allowed. Cure: Split the file. */
export const importTooLarge: ErrorSpec = { reason: 'importTooLarge', wire: 40, status: 413, message: m.transfers_too_large };
const importRunningData = z.object({ id: z.string() });
/** Another import of this kind is not done yet; `data.id` is its id. Cure: Wait until import `data.id` is done. */
export const importRunning: ErrorSpec<z.infer<typeof importRunningData>> = {
  reason: 'importRunning',
  wire: 40,
  status: 409,
  message: m.transfers_running,
  data: importRunningData,
};
/** Importing this kind needs rights that the caller lacks; `msg` names all that it needs. Cure: Ask an owner for the rights, or use another account. */
export const importNotAllowed: ErrorSpec = { reason: 'importNotAllowed', wire: 30, status: 403, message: m.transfers_not_allowed };
/** The import is done or has failed already. Cure: Read it. */
export const importOver: ErrorSpec = { reason: 'importOver', wire: 40, status: 409, message: m.transfers_over };
