import type { AnyExtensionOperation, PersonalTable } from '#extension/operation.ts';
import type { Log } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { schemaOf } from '#shop/extensions/index.ts';
import { sql } from 'kysely';
import { on } from '#kit/server/database.ts';
import { limited, type Installed } from './extension-context.ts';
import { publishOwnResource } from './resources.ts';

/** Publishes the operations and resources of an extension, under its name. */
export function publishOwn(api: Api, log: Log, installed: Installed): void {
  const { name, operations = [], resources = [] } = installed.definition;
  const attempt = (operation: string, publish: () => void) => {
    try {
      publish();
    } catch (error) {
      log.error({ err: error, extension: name, operation }, 'an operation was left out');
    }
  };
  for (const operation of operations) attempt(operation.path, () => publishOne(api, installed, operation));
  for (const resource of resources) attempt(resource.name, () => publishOwnResource(api, installed, resource));
}

function publishOne(api: Api, installed: Installed, operation: AnyExtensionOperation<never>): void {
  const { definition, limits } = installed;
  const { method, path, summary, access, area = 'settings', body, query, data, run } = operation;
  const url = `/api/${access === 'staff' ? 'admin' : 'web'}/ext/${definition.name}/${path}`;
  api.operation(
    {
      method,
      url,
      summary,
      tag: `ext/${definition.name}`,
      access,
      data,
      ...(access === 'staff' ? { right: area } : {}),
      ...(body ? { body } : {}),
      ...(query ? { query } : {}),
    },
    (context, input) =>
      limited(installed, context, { what: `${method} ${url}`, ms: limits.callMs }, (own) =>
        run(own, { body: input.body as never, query: input.query as never }),
      ),
  );
}

/** What an extension stores about people, in its schema. */
export function ownPersonalData({ definition: { name } }: Installed, { table, owner = 'account_id', ...part }: PersonalTable): DataSubjectHandler {
  return ownedTable({ ...part, name: `${name}: ${part.name}`, owner, table: `${schemaOf(name)}.${table}` });
}

/** Checks that tables and columns exist, because a data export would be the first to notice. @throws Error naming it */
export async function checkPersonalData({ definition: { personalData = [] }, database }: Installed): Promise<void> {
  for (const { table, columns, key, owner = 'account_id' } of personalData)
    await sql`select ${sql.join([...columns, ...key, owner].map((column) => sql.ref(column)))} from ${sql.table(table)} limit 0`.execute(on(database.reader));
}
