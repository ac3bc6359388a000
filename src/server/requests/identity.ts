/** From a request's headers to the context of a call: who, which language, which currency. Nothing here reads a body. */
import * as m from '#messages';
import { authInvalid, forbidden } from '#kit/pure/common-errors.ts';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import { hasRight } from '#kit/pure/staff-rights.ts';
import type { Context, Enqueue } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database.ts';
import type { HostConfig } from '#kit/server/host-config.ts';
import type { Access, StaffNeeds } from '#kit/server/http/api.ts';
import { cookiesOf } from '#kit/server/http/cookies.ts';
import { isForPeople } from '#kit/server/http/operation.ts';
import { acceptedLanguage, localeFor, defaultLanguage, languageNamed } from '#kit/pure/languages.ts';
import { identifyShopper, keepSession } from '#shop/accounts/sessions/index.ts';
import { proofWanted, secondFactorWanted } from '#shop/staff/contract.ts';
import { isFresh, staffCookie, type KnownStaff } from '#shop/staff/sessions/index.ts';
import type { FastifyRequest } from 'fastify';
import { crossSite, isFromOwnScript } from './foreign-writes.ts';
import { isShopperApi } from './shopper-api.ts';

/** The language that `x-lang` or `lang` names is none of the shop's. Cure: Name one of those that are listed in docs/rules/pages.md, "Languages", or none. */
const languageUnknown: ErrorSpec = { reason: 'languageUnknown', wire: 40, status: 400, message: m.error_language_unknown };

/** What identification needs besides the request. */
export type IdentityParts = {
  database: Database;
  now(): Date;
  https: boolean;
  /** The configuration as it is now: with the payment providers that are in force. */
  configInForce(): Promise<HostConfig>;
  enqueue: Enqueue;
  /** The currency that serves a request which names `asked` (unknown ones are ignored), else the language's. */
  currencyFor(asked: readonly (string | undefined)[], lang: string): Promise<string>;
  /** Has messages say what the merchant wrote in their place. */
  applyTexts(): Promise<void>;
  /** The language of those who ask for none. */
  usualLanguage(): Promise<string>;
  /** Who a staff token belongs to, or null. `lang` is the language that the request's header names. */
  identifyStaff(token: string, lang: string | undefined): Promise<KnownStaff | null>;
  /** What an API key may do, or null. */
  identifyKey(key: string): Promise<(KnownStaff & { apiKeyId: string }) | null>;
};

/** The name of the guest cookie. */
export const guestCookie = (https: boolean) => (https ? '__Host-guest' : 'guest');

/** Programs send a token or a key; the back office's browser has a cookie, with which a write must come from the shop's own script. */
async function staffOf(parts: IdentityParts, request: FastifyRequest, token: string | undefined): Promise<KnownStaff & { apiKeyId?: string }> {
  const key = token === undefined ? /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] : undefined;
  if (key !== undefined) {
    const program = await parts.identifyKey(key);
    if (!program) throw new ShopError(authInvalid);
    return program;
  }
  const fromCookie = token === undefined ? request.cookies[staffCookie(parts.https)] : undefined;
  const staff = token || fromCookie ? await parts.identifyStaff((token ?? fromCookie)!, languageNamed(text(request.headers['x-lang']) ?? '')) : null;
  if (!staff) throw new ShopError(authInvalid);
  if (fromCookie !== undefined && !isFromOwnScript(request)) throw new ShopError(crossSite);
  return staff;
}

/** Makes the function that identifies requests. */
export function createIdentity(parts: IdentityParts) {
  return async function contextOf(request: FastifyRequest, access: Access, needs?: StaffNeeds): Promise<Context> {
    const lang = languageOf(request, access === 'staff' ? defaultLanguage : await parts.usualLanguage());
    await parts.applyTexts();
    const base = {
      db: parts.database.reader,
      transaction: parts.database.transaction.bind(parts.database),
      now: parts.now,
      address: request.ip,
      userAgent: (text(request.headers['user-agent']) ?? '').slice(0, 512),
      lang,
      locale: localeFor(lang),
      log: request.log,
      enqueue: parts.enqueue,
      config: await parts.configInForce(),
      issued: {},
    };
    const query = (request.query ?? {}) as Record<string, unknown>;
    const cookies = request.foreignOrigin === null ? cookiesOf(request.headers) : {};
    const currency = await parts.currencyFor([text(query['currency']), text(request.headers['x-currency']), cookies['currency']], lang);
    const token = text(request.headers['x-auth']);
    if (access === 'staff') {
      const staff = await staffOf(parts, request, token);
      rejectUnlessAllowed(request, { staff, needs, now: parts.now() });
      return { ...base, currency, caller: { kind: 'staff', ...staff }, audit: { lines: 0 } };
    }
    const guestSecret = text(request.headers['x-guest']) ?? cookies[guestCookie(parts.https)];
    const wantsGuest = access === 'shopper' || access === 'user';
    const caller = await identifyShopper(parts.database.reader, {
      ...(token === undefined ? {} : { token }),
      ...(wantsGuest && guestSecret ? { guestSecret } : {}),
      now: parts.now(),
    });
    if (access === 'user' && caller.kind !== 'user') throw new ShopError(authInvalid);
    if (isShopperApi(request)) rejectUnknownLanguage(request);
    if (caller.kind === 'user') await keepSession(parts.database, caller, parts.now());
    return { ...base, currency, caller };
  };
}

/** @throws secondFactorWanted (10), forbidden (30), proofWanted (10) */
function rejectUnlessAllowed(
  request: FastifyRequest,
  { staff, needs, now }: { staff: KnownStaff & { apiKeyId?: string }; needs: StaffNeeds | undefined; now: Date },
): void {
  // What every signed-in member of staff may call is the way to a second factor.
  if (staff.mustSetUp && needs?.rights !== null) throw new ShopError(secondFactorWanted, { data: { kind: 'secondFactorSetup' } });
  if (staff.apiKeyId !== undefined && needs?.rights === null && isForPeople(request)) throw new ShopError(forbidden);
  if (needs?.rights && !hasRight(staff.rights, needs.rights)) throw new ShopError(forbidden);
  if (needs?.freshProof && !isFresh(staff.provedAt, now)) throw new ShopError(proofWanted, { data: { kind: 'stepUp' } });
}

/** A program that misspells one learns of it. Pages ignore it, and so does everybody what a cookie holds: it may be older than the setting. */
function rejectUnknownLanguage(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown> | undefined;
  const langs = [text(request.headers['x-lang']), text(query?.['lang'])];
  if (langs.some((lang) => lang !== undefined && languageNamed(lang) === undefined)) throw new ShopError(languageUnknown);
}

/** `x-lang`, else the `lang` query, else the cookie, else `Accept-Language` (docs/contract.md, "Language and currency"). */
export function languageOf(request: FastifyRequest, usual: string = defaultLanguage): string {
  const query = request.query as Record<string, unknown> | undefined;
  const asked = [text(request.headers['x-lang']), text(query?.['lang']), cookiesOf(request.headers)['lang']].flatMap(
    (lang) => (lang && languageNamed(lang)) || [],
  );
  return asked[0] ?? acceptedLanguage(request.headers['accept-language'] ?? '') ?? usual;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
