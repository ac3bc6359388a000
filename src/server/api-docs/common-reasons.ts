/** Which refusals follow from what an operation says of itself. Those of its own stand with their examples (docs/decisions/0840). */
import type { AnyOperation } from '#kit/server/http/api.ts';
import { ifMatchOf } from '#kit/server/http/operation-schema.ts';

/** What a reason means; `data` is the schema of what belongs to it. Made by `npm run generate` of what the code declares. */
export type Reason = { code: number; status: number; cause: string; cure: string; data?: object };

/** Errors of the shop, which any operation can answer. */
const failures = ['timeout', 'unavailable', 'unexpectedError'];

/** What the headers of callers are refused for. */
function ofCallers({ access, url, method, right, freshProof }: AnyOperation): string[] {
  const isWrite = method !== 'GET';
  const staff = [
    'authInvalid',
    'authOut',
    ...(right === 'signedIn' ? [] : ['secondFactorSetupRequired']),
    'forbidden',
    ...(freshProof ? ['proofRequired'] : []),
    ...(isWrite ? ['crossSite'] : []),
  ];
  const web = ['authInvalid', 'authOut', 'languageUnknown', 'publishableKeyUnknown', 'shopClosed'];
  return [
    'apiVersionUnknown',
    ...(access === 'staff' ? staff : []),
    ...(url.startsWith('/api/web/') ? [...web, 'originNotListed', ...(isWrite ? ['crossSite'] : [])] : []),
    ...(url.startsWith('/api/admin/') && access !== 'staff' && isWrite ? ['crossSite'] : []),
  ];
}

/** What what is sent is refused for. */
function ofInput(operation: AnyOperation): string[] {
  const { method, body, query, params, idempotent } = operation;
  const condition = ifMatchOf(operation);
  return [
    ...(method === 'GET' ? [] : ['bodyTooLarge', 'contentTypeWrong', 'jsonInvalid']),
    ...((body ?? query ?? params) ? ['invalidInput'] : []),
    ...(params ? ['notFound'] : []),
    ...(idempotent ? ['idempotencyKeyInUse', 'idempotencyKeyInvalid', 'idempotencyKeyReused'] : []),
    ...(condition === 'required' ? ['ifMatchMissing'] : []),
    ...(condition ? ['stale'] : []),
  ];
}

/** The reasons that an operation shares with all that are like it, in the order of the alphabet. */
export const commonReasons = (operation: AnyOperation): string[] => [...ofCallers(operation), ...ofInput(operation), ...failures].toSorted();
