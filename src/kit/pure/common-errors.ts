/** Refusals that every part of the shop can give. */
import * as m from '#messages';
import type { ErrorSpec } from './shop-error.ts';

/** The token is unknown or expired, or there is none where one is needed. */
export const authInvalid: ErrorSpec = { wire: 50, status: 401, message: m.error_login };
/** This session was ended elsewhere. */
export const authOut: ErrorSpec = { wire: 51, status: 401, message: m.error_session_ended };
/** The caller is known and may not. */
export const forbidden: ErrorSpec = { wire: 30, status: 403, message: m.error_authorization };
/** Not there, or not the caller's: the same answer. */
export const notFound: ErrorSpec = { wire: 40, status: 404, message: m.error_not_found };
/** Fields are wrong; `data.errors` says which. */
export const invalidInput: ErrorSpec = { wire: 40, status: 400, message: m.error_invalid_input };
/** Somebody changed it in between. */
export const stale: ErrorSpec = { wire: 40, status: 412, message: m.error_stale };
/** A body of a kind that is not read here. */
export const wrongContentType: ErrorSpec = { wire: 40, status: 415, message: m.error_content_type };
/** Asked too often. */
export const tooMany: ErrorSpec = { wire: 40, status: 429, message: m.error_too_many };
/** A dependency did not answer in time. */
export const timedOut: ErrorSpec = { wire: 20000, status: 504, message: m.error_timeout };
/** The database is away. */
export const unavailable: ErrorSpec = { wire: 500, status: 503, message: m.error_unknown };
/** More work is waiting than can be done soon; try again. */
export const busy: ErrorSpec = { wire: 500, status: 503, message: m.error_busy };
/** A bug. */
export const unexpectedError: ErrorSpec = { wire: 500, status: 500, message: m.error_unknown };
