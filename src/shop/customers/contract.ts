/** Customers as staff see them: accounts with figures, and the groups that they are in. */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** Limits of customers' groups. */
export const customerLimits = { titleLength: 100, codeLength: 60, groupsPerCustomer: 50 } as const;

const money = z.object({ amount: z.number().int(), currency: z.string() });

/** A customer as staff see them; `spent` is what paid orders came to less what was given back, by currency. */
export const customerSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  orders: z.number().int(),
  spent: z.array(money),
  credits: money,
  groups: z.array(z.string()),
});
/** A customer as staff see them. */
export type Customer = z.infer<typeof customerSchema>;

/** What staff sort customers by. */
export const customerSorts = ['createdAt', 'lastLoginAt', 'email'] as const;
/** What staff narrow customers by; `q` finds by address, number and name. */
export const customerFilter = z.strictObject({ q: z.string().trim().max(200).optional(), group: z.string().max(customerLimits.codeLength).optional() });

const code = z
  .string()
  .trim()
  .max(customerLimits.codeLength)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const title = z.string().trim().min(1).max(customerLimits.titleLength);

/** `POST /api/admin/customers/{id}/groups`: all the groups that the customer is in from now on. */
export const customerGroupsInput = z.object({
  groups: z
    .array(code)
    .max(customerLimits.groupsPerCustomer)
    .transform((groups) => [...new Set(groups)]),
});

/** A group of customers; its id is the code that conditions of promotions name. */
export const groupSchema = z.object({ id: z.string(), title: z.string(), members: z.number().int(), createdAt: z.iso.datetime() });
/** A group of customers. */
export type CustomerGroup = z.infer<typeof groupSchema>;
/** A new group. */
export const newGroupInput = z.object({ id: code, title });
/** What of a group changes. */
export const groupInput = z.object({ title });
/** The list of groups takes no filter. */
export const groupFilter = z.strictObject({});

/** A group with this code exists. */
export const groupExists: ErrorSpec = { wire: 41, status: 409, message: m.customers_group_exists };
