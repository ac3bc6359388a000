/** How facets are read from an address. Pure. */
import { z } from 'zod';
import { catalogLimits } from '../contract.ts';

const distinct = (values: readonly string[]) => [...new Set(values)].toSorted();

/** One value, or several of a parameter that is repeated; `toValue`: how the shop writes what was given. */
export const anyOf = (value: z.ZodString, toValue: (given: string) => string = (given) => given) =>
  z
    .union([value, z.array(value).max(catalogLimits.choices)])
    .transform((given) => distinct([given].flat().map(toValue)))
    .describe('Repeatable: any of the values');

/** A key of an option's or specification's value. */
export const valueKey = z.string().min(1).max(catalogLimits.titleLength);
