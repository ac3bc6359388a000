import { describe, expect, it } from 'vitest';
import { risksOf, type RiskFacts } from './rules-risk.ts';

const plain: RiskFacts = { country: 'DE', phoneCountries: ['DE'], failedPayments: 0, methodsTried: 1, sameCustomer: 0, sameAddress: 0 };
const signs = (more: Partial<RiskFacts>) => risksOf({ ...plain, ...more });

describe('signs of risk', () => {
  it.each<[string, Partial<RiskFacts>, { sign: string; count: number }[]]>([
    ['an ordinary order', {}, []],
    ['two failed payments', { failedPayments: 2 }, []],
    ['three failed payments', { failedPayments: 3 }, [{ sign: 'failedPayments', count: 3 }]],
    ['a second order within the hour', { sameCustomer: 1 }, []],
    ['a third one', { sameCustomer: 2 }, [{ sign: 'manyOrders', count: 3 }]],
    ['three to one address by different people', { sameAddress: 2 }, [{ sign: 'sameAddress', count: 3 }]],
    ['a number of another country', { phoneCountries: ['NG'] }, [{ sign: 'phoneCountry', count: 1 }]],
    ['a number whose code several countries share', { country: 'CA', phoneCountries: ['US', 'CA'] }, []],
    ['no number', { phoneCountries: null }, []],
    ['a number that no country has', { phoneCountries: [] }, []],
    ['nothing that is sent', { country: null }, []],
    ['three ways of paying', { methodsTried: 3 }, [{ sign: 'methodsTried', count: 3 }]],
  ])('%s', (_name, more, expected) => expect(signs(more)).toEqual(expected));

  it('stand together, the plainest first', () => {
    expect(signs({ failedPayments: 5, sameCustomer: 9, phoneCountries: ['FR'] }).map(({ sign }) => sign)).toEqual([
      'failedPayments',
      'manyOrders',
      'phoneCountry',
    ]);
  });
});
