import { expect, it } from 'vitest';
import { warningsOf, type Weighed } from './contract-warnings.ts';

const only = { targets: { products: ['bowl'] } };
const all = { kind: 'percentage', basisPoints: 10_000 } as const;

it.each([
  [{ rule: all }, ['allFree']],
  [{ rule: all, conditions: { targets: { products: [], tags: null } } }, ['allFree']],
  [{ rule: all, conditions: only }, ['goodsFree']],
  [{ rule: { kind: 'percentage', basisPoints: 9_999 } }, []],
  [{ rule: { kind: 'fixedPrice', price: [{ amount: 0, currency: 'USD' }] } }, ['allFree']],
  [{ rule: { kind: 'fixedPrice', price: [{ amount: 1, currency: 'USD' }] } }, []],
  [{ rule: { kind: 'fixedPrice', price: [] } }, []],
  [{ rule: { kind: 'tiersByQuantity', steps: [{ from: 2, takes: { kind: 'percentage', basisPoints: 10_000 } }] } }, ['allFree']],
  [{ rule: { kind: 'bundle', parts: [], takes: all } as never }, ['goodsFree']],
  [{ rule: { kind: 'buyXGetY', buy: 1, get: 1, basisPoints: 10_000 } as never }, []],
  [{ rule: { kind: 'freeShipping' } }, []],
  [{}, []],
] as unknown as [Weighed, string[]][])('%j warns of %j', (promotion, warnings) => expect(warningsOf(promotion)).toEqual(warnings));
