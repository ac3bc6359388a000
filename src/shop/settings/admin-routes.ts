import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, sendEtag } from '#kit/server/http/resource.ts';
import { publishResource } from '#kit/server/http/publish-resource.ts';
import { z } from 'zod';
import { languageInput, languageSchema, languageSorts } from './contract-languages.ts';
import { settingsSchemas, staffRoutesSchema, type StaffSettingsGroup } from './contract.ts';
import { changeLanguage, listLanguagesForStaff, readLanguage } from './manage-languages.ts';
import { readSettingsForStaff, type StaffSettings } from './read-settings-for-staff.ts';
import { readRoutesForStaff, updateRoutes } from './routes/update-routes.ts';
import { updateSettings } from './update-settings.ts';

/** Publishes the groups of the configuration that the back office changes. */
export function settingsAdminRoutes(api: Api): void {
  publishGroup(api, 'theme');
  publishGroup(api, 'shop');
  publishGroup(api, 'visitors');
  publishGroup(api, 'privacy');
  publishGroup(api, 'reviews');
  publishGroup(api, 'returns');
  publishGroup(api, 'payments');
  publishGroup(api, 'search');
  publishGroup(api, 'accounts');
  publishGroup(api, 'languages');
  publishGroup(api, 'mails');
  publishGroup(api, 'maintenance');
  publishLanguages(api);
  publishGroup(api, 'recovery');
  publishGroup(api, 'api');
  publishRoutes(api);
}

function publishLanguages(api: Api): void {
  publishResource(api, {
    name: 'languages',
    one: 'language',
    area: 'settings',
    record: languageSchema,
    input: languageInput,
    filter: z.strictObject({}),
    sorts: languageSorts,
    list: listLanguagesForStaff,
    read: readLanguage,
    change: changeLanguage,
  });
}

const staff = { tag: 'settings', access: 'staff', right: 'settings' } as const;

/** Addresses are no secret: writers of contents and menus link to them. */
function publishRoutes(api: Api): void {
  const url = '/api/admin/settings/routes';
  api.operation(
    { ...staff, right: 'signedIn', method: 'GET', url, summary: 'Read the addresses of pages', data: staffRoutesSchema },
    async (context, { reply }) => sendEtag(reply, await readRoutesForStaff(context.db)),
  );
  api.operation(
    { ...staff, method: 'PUT', url, summary: 'Change the addresses of pages', body: staffRoutesSchema, data: staffRoutesSchema, idempotent: true },
    async (context, { body, request, reply }) => sendEtag(reply, await updateRoutes(context, { value: body, ensureFresh: ifMatch(request) })),
  );
}

function publishGroup<Group extends StaffSettingsGroup>(api: Api, group: Group): void {
  const writes = { ...staff, method: 'PUT', idempotent: true, freshProof: group === 'payments' } as const;
  const url = `/api/admin/settings/${group}`;
  const schema = settingsSchemas[group] as unknown as z.ZodType<StaffSettings[Group], StaffSettings[Group]>;
  api.operation({ ...staff, method: 'GET', url, summary: `Read the settings "${group}"`, data: schema }, async (context, { reply }) =>
    sendEtag(reply, await readSettingsForStaff(context.db, group)),
  );
  api.operation({ ...writes, url, summary: `Change the settings "${group}"`, body: schema, data: schema }, async (context, { body, request, reply }) =>
    sendEtag(reply, await updateSettings(context, { group, value: body, ensureFresh: ifMatch(request) })),
  );
}
