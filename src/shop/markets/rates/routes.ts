import { z } from 'zod';
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { fieldError, type Api } from '#kit/server/http/api.ts';
import { etagOf, ifMatch } from '#kit/server/http/resource.ts';
import type { FastifyReply } from 'fastify';
import { currencySettingsSchema } from '../../settings/contract.ts';
import { readSettingsForStaff, updateSettings } from '../../settings/index.ts';
import { rateStatusSchema, staffCurrencySettings } from './contract.ts';
import { ratesJob, readRateStatus, updateRates } from './update-rates.ts';

/** Publishes where rates come from, and taking them now. */
export function rateRoutes(api: Api): void {
  const url = '/api/admin/settings/currencies';
  const staff = { tag: 'settings', access: 'staff', right: 'settings' } as const;
  // Its tag is made of what staff say, not of how the last update went.
  const send = async (context: Context, reply: FastifyReply) => {
    const settings = await readSettingsForStaff(context.db, 'currencies');
    void reply.header('etag', etagOf(settings));
    return { ...settings, status: await readRateStatus(context.db) };
  };
  api.operation({ ...staff, method: 'GET', url, summary: 'Read the settings "currencies"', data: staffCurrencySettings }, (context, { reply }) =>
    send(context, reply),
  );
  api.operation(
    { ...staff, method: 'PUT', url, summary: 'Change the settings "currencies"', body: currencySettingsSchema, data: staffCurrencySettings, idempotent: true },
    async (context, { body, request, reply }) => {
      await updateSettings(context, { group: 'currencies', value: body, ensureFresh: ifMatch(request) });
      if (body.source === 'ecb') await context.transaction((tx) => context.enqueue(tx, ratesJob, {}));
      return send(context, reply);
    },
  );
  api.operation(
    {
      ...staff,
      tag: 'currencies',
      right: 'delivery',
      method: 'POST',
      url: '/api/admin/currencies/update-rates',
      summary: 'Take the newest rates of the European Central Bank now, where rates come from there',
      body: z.object({}),
      data: rateStatusSchema,
    },
    async (context) => {
      if ((await readSettingsForStaff(context.db, 'currencies')).source !== 'ecb')
        throw fieldError('source', m.markets_rates_by_hand({}, { locale: context.locale }));
      await updateRates(context);
      return readRateStatus(context.db);
    },
  );
}
