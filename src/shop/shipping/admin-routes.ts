import type { Api } from '#kit/server/http/api.ts';
import { publishResource } from '#kit/server/http/publish-resource.ts';
import { methodFilter, methodInput, methodSchema, methodSorts, zoneFilter, zoneInput, zoneSchema, zoneSorts } from './admin-contract.ts';
import { listRateProviders, rateProvidersSchema } from './list-providers.ts';
import { listMethods, readMethod, removeMethod, writeMethod } from './manage-methods.ts';
import { shippingTrial, shippingTrialAnswer, tryShipping } from './try-shipping.ts';
import { listZones, readZone, removeZone, writeZone } from './manage-zones.ts';

const area = { area: 'delivery' } as const;

/** Publishes the back office's resources `shipping-zones` and `shipping-methods`. */
export function shippingAdminRoutes(api: Api): void {
  publishResource(api, {
    ...area,
    name: 'shipping-zones',
    one: 'shipping zone',
    record: zoneSchema,
    input: zoneInput,
    filter: zoneFilter,
    sorts: zoneSorts,
    list: listZones,
    read: (context, id) => readZone(context.db, id),
    create: (context, input) => writeZone(context, { input }),
    change: writeZone,
    remove: removeZone,
  });
  const trial = { access: 'staff', right: 'read:delivery', method: 'POST', tag: 'shipping-zones', onlyReads: true } as const;
  api.operation(
    {
      ...trial,
      url: '/api/admin/shipping-zones/test',
      summary: 'What a parcel would cost to a place, and why other ways are not offered',
      body: shippingTrial,
      data: shippingTrialAnswer,
    },
    (context, { body }) => tryShipping(context, body),
  );
  providerRoutes(api);
  publishResource(api, {
    ...area,
    name: 'shipping-methods',
    one: 'shipping method',
    record: methodSchema,
    input: methodInput,
    filter: methodFilter,
    sorts: methodSorts,
    list: listMethods,
    read: readMethod,
    create: (context, input) => writeMethod(context, { input }),
    change: writeMethod,
    remove: removeMethod,
  });
}

function providerRoutes(api: Api): void {
  api.operation(
    {
      access: 'staff',
      right: 'read:delivery',
      method: 'GET',
      tag: 'shipping-methods',
      url: '/api/admin/shipping-providers',
      summary: 'Who answers what a parcel costs, and the rates of each',
      data: rateProvidersSchema,
    },
    (context) => listRateProviders(context),
  );
}
