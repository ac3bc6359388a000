/** What an operation of the API says of itself. */
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { StaffArea, StaffRight } from '#kit/pure/staff-rights.ts';
import type { Context } from '../context.ts';

/** Who may call an operation. `shopper` is anybody, known by session or guest cookie where there is one. */
export type Access = 'public' | 'shopper' | 'user' | 'staff';

/** An operation of the API. */
export type Operation<Input extends z.ZodType, Query extends z.ZodType, Params extends z.ZodType, Data extends z.ZodType> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Full path, `:name` for parameters. */
  url: string;
  summary: string;
  /** Groups operations in the OpenAPI page. */
  tag: string;
  access: Access;
  /**
   * For `staff`, which must name it: the right that a call needs, or several of which one is enough. An area alone: reading
   * it for GET, else writing it. `signedIn`: any signed-in staff member.
   */
  right?: StaffArea | StaffRight | readonly (StaffArea | StaffRight)[] | 'signedIn';
  /** For `staff`: who they are must have been proved within the last minutes (code 10, `{ kind: "stepUp" }`). */
  freshProof?: boolean;
  body?: Input;
  query?: Query;
  params?: Params;
  data: Data;
  /** It answers a CSV file in place of the envelope: always (`data` is its text), or where the question asks for one. */
  csv?: 'always' | 'onWish';
  /**
   * For public operations: whether the unchecked body asks for something that only a `known` visitor (a guest too) has, or
   * only a `user`; other callers get an error (50) before the body is checked.
   */
  needsCaller?: (body: unknown) => 'known' | 'user' | null;
  /**
   * Honours `Idempotency-Key` (docs/contract.md, "Idempotency"): all that a call writes, and its answer, is one transaction.
   * `resumes`: it writes in several and asks others in between, so its response is stored after the last; a call that died in
   * between is run again, and the use case goes on where that one was.
   */
  idempotent?: boolean | 'resumes';
  /**
   * Whether a write of staff by PUT or DELETE needs `If-Match`: yes by default. `never`: no. `optional`: it is honoured
   * where it comes, by any method.
   */
  ifMatch?: 'never' | 'optional';
  /** It only reads, though its question comes as a body, or says who is at a screen: no line of the audit log is left for it. */
  onlyReads?: true;
  /** Body limit in bytes where the usual 256 KiB is not right. */
  bodyLimitBytes?: number;
  /** `Cache-Control` of a public answer; everything else is `private, no-store`. */
  cacheControl?: string;
  /** Also takes its JSON as `text/plain`, which is what a beacon may send without asking first. */
  jsonAsText?: true;
  /** Takes `multipart/form-data` and nothing else; the handler reads the parts of the request itself, `body` only describes them. */
  multipart?: true;
  /** Takes `multipart/form-data` as well as JSON: makes of the parts what the JSON would have been, which is then checked as that. */
  readParts?(request: FastifyRequest, locale: Context['locale']): Promise<unknown>;
  /** Takes a form-encoded body as well as JSON, where an outside rule wants that (RFC 8058). */
  takesForms?: true;
};

/** Of operations for any signed-in member of staff: whether it is what people do for themselves, at their sign-in and account. Programs have neither. */
export const isForPeople = ({ method, url }: { method: string; url: string }): boolean => method !== 'GET' || url.startsWith('/api/admin/auth');

/** Any operation. */
export type AnyOperation = Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;
