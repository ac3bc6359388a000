/** Refusals that every part of the shop can give. */
import * as m from '#messages';
import { z } from 'zod';
import type { ErrorSpec } from './shop-error.ts';

/** What is wrong with which field, in the caller's language; a field within another is named by its path (`lines.0.quantity`). */
export const fieldErrorsSchema = z.object({ errors: z.record(z.string(), z.string()) });
/** What is wrong with which field. */
export type FieldErrors = z.infer<typeof fieldErrorsSchema>;

/** The token is unknown or expired, or there is none where one is needed. Cure: Sign in again and send the new token as `x-auth`. */
export const authInvalid: ErrorSpec = { reason: 'authInvalid', wire: 50, status: 401, message: m.error_login };
/** This session was ended elsewhere. Cure: Sign in again; say `msg` to the shopper first. */
export const authOut: ErrorSpec = { reason: 'authOut', wire: 51, status: 401, message: m.error_session_ended };
/** The caller is known and may not. Cure: Ask an owner for the right, or use another account or key. */
export const forbidden: ErrorSpec = { reason: 'forbidden', wire: 30, status: 403, message: m.error_authorization };
/** Not there, or not the caller's: the same answer. Cure: Check the id; sign in, or send the guest it belongs to. */
export const notFound: ErrorSpec = { reason: 'notFound', wire: 40, status: 404, message: m.error_not_found };
/** Fields are wrong; `data.errors` says which. Cure: Correct the fields that `data.errors` names. */
export const invalidInput: ErrorSpec<FieldErrors> = { reason: 'invalidInput', wire: 40, status: 400, message: m.error_invalid_input, data: fieldErrorsSchema };
/**
 * Another record has what must be one record's alone; `data.errors` names the field.
 * Cure: Choose another value for the field that `data.errors` names.
 */
export const fieldTaken: ErrorSpec<FieldErrors> = { reason: 'valueTaken', wire: 40, status: 409, message: m.error_invalid_input, data: fieldErrorsSchema };
/** The path is not asked with this method. Cure: Use a method of the `Allow` header. */
export const wrongMethod: ErrorSpec = { reason: 'methodNotAllowed', wire: 40, status: 405, message: m.error_method };
/** Someone else has changed the record since it was read. Cure: Read the record again and repeat the change with its new `ETag`. */
export const stale: ErrorSpec = { reason: 'stale', wire: 40, status: 412, message: m.error_stale };
/** A body of a kind that is not read here. Cure: Send `content-type: application/json`, or the type that the operation names. */
export const wrongContentType: ErrorSpec = { reason: 'contentTypeWrong', wire: 40, status: 415, message: m.error_content_type };
/** Asked too often. Cure: Wait as long as `Retry-After` says. */
export const tooMany: ErrorSpec = { reason: 'tooManyRequests', wire: 40, status: 429, message: m.error_too_many };
/** A dependency did not answer in time. Cure: Try again later. */
export const timedOut: ErrorSpec = { reason: 'timeout', wire: 20000, status: 504, message: m.error_timeout };
/** The database is away, or its disk is full; nothing was written. Cure: Try again after a few seconds. */
export const unavailable: ErrorSpec = { reason: 'unavailable', wire: 500, status: 503, message: m.error_unavailable };
/** More work is waiting than can be done soon; try again. Cure: Try again after a few seconds. */
export const busy: ErrorSpec = { reason: 'busy', wire: 500, status: 503, message: m.error_busy };
/** Where files are stored cannot be reached; nothing was stored. Cure: Try again after a few seconds. */
export const storageUnavailable: ErrorSpec = { reason: 'storageUnavailable', wire: 500, status: 503, message: m.error_storage };
/** A bug. Cure: Try again; if it stays, tell the merchant the time of the request. */
export const unexpectedError: ErrorSpec = { reason: 'unexpectedError', wire: 500, status: 500, message: m.error_unknown };
