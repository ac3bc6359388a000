/** Resources of extensions, as the back office's own are published. */
import { z } from 'zod';
import type { AnyExtensionResource } from '#extension/resource.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Api } from '#kit/server/http/api.ts';
import { publishResource, type ResourceList } from '#kit/server/http/publish-resource.ts';
import { lockRecord } from '#shop/extensions/index.ts';
import { recordAction } from '#shop/staff/index.ts';
import type { ExtensionContext } from '#extension/context.ts';
import { limited, limitedIn, type Installed } from './extension-context.ts';

type Record = { id: string };
type Write = { id: string; ensureFresh(current: unknown): void };

/** Publishes a resource: `/api/admin/ext/<extension>/<name>`. */
export function publishOwnResource(api: Api, installed: Installed, resource: AnyExtensionResource<never>): void {
  const { area = 'settings', record, input = z.strictObject({}), filter = z.strictObject({}), sorts, one } = resource;
  const { create, change, remove } = useCasesOf(installed, resource);
  publishResource<Record, unknown, unknown, string>(api, {
    name: pathOf(installed, resource),
    tag: `ext/${installed.definition.name}`,
    one,
    area,
    record: record as z.ZodType<Record>,
    input,
    filter,
    sorts,
    list: (context, asked: ResourceList<unknown, string>) => call(installed, resource, context, (own) => resource.list(own, asked as never)),
    read: (context, id) => call(installed, resource, context, (own) => found(resource.read(own, id))),
    ...(resource.create ? { create } : {}),
    ...(resource.change ? { change } : {}),
    ...(resource.remove ? { remove } : {}),
  });
}

const pathOf = ({ definition }: Installed, { name }: AnyExtensionResource<never>) => `ext/${definition.name}/${name}`;

function call<T>(installed: Installed, resource: AnyExtensionResource<never>, context: Context, work: (own: ExtensionContext<never>) => Promise<T>) {
  return limited(installed, context, { what: pathOf(installed, resource), ms: installed.limits.callMs }, work);
}

async function found<T>(reading: Promise<T | null>): Promise<T> {
  const record = await reading;
  if (record === null) throw new ShopError(notFound);
  return record;
}

/** The writes, each in one transaction of the shop's with its line in the audit log. */
function useCasesOf(installed: Installed, resource: AnyExtensionResource<never>) {
  const path = pathOf(installed, resource);
  const within = <T>(tx: Tx, context: Context, work: (own: ExtensionContext<never>) => Promise<T>) =>
    limitedIn(installed, context, { tx, what: path, ms: installed.limits.transactionMs }, work);
  const leaveLine = (tx: Tx, context: Context, verb: 'create' | 'update' | 'delete', line: { before?: Record; after?: Record }) =>
    recordAction(tx, context, { action: `extensionRecord.${verb}`, subject: `${path}/${(line.after ?? line.before)!.id}`, ...line });
  /** The record as it stands, which nobody else writes by this resource until the transaction ends. */
  const current = async (own: ExtensionContext<never>, { id, ensureFresh }: Write) => {
    const before = await found(resource.read(own, id));
    ensureFresh(before);
    return before as never;
  };
  return {
    create: (context: Context, input: unknown) =>
      context.transaction(async (tx) => {
        const after = await within(tx, context, async (own) => found(resource.read(own, await resource.create!(own, tx, input as never))));
        await leaveLine(tx, context, 'create', { after });
        return after;
      }),
    change: (context: Context, { input, ...write }: Write & { input: unknown }) =>
      context.transaction(async (tx) => {
        await lockRecord(tx, `${path}/${write.id}`);
        const line = await within(tx, context, async (own) => {
          const before = await current(own, write);
          await resource.change!(own, tx, { id: write.id, input: input as never, before });
          return { before, after: await found(resource.read(own, write.id)) };
        });
        await leaveLine(tx, context, 'update', line);
        return line.after;
      }),
    remove: (context: Context, write: Write) =>
      context.transaction(async (tx) => {
        await lockRecord(tx, `${path}/${write.id}`);
        const before = await within(tx, context, async (own) => {
          const record = await current(own, write);
          await resource.remove!(own, tx, { id: write.id, before: record });
          return record;
        });
        await leaveLine(tx, context, 'delete', { before });
      }),
  };
}
