/** Extensions as the build lists them, made in a test. */
import { defineExtension, type ExtensionContext } from 'vitrine/extension';
import type { AnyExtension } from '#extension/definition.ts';
import { systemContext } from '#kit/server/context.ts';
import { extensionContext } from '#server/extensions/extension-context.ts';
import type { ExtensionEntry } from '#server/extensions/load-extensions.ts';
import type { ApiAnswer, TestApp } from './app.ts';
import { staffToken } from './staff.ts';

/** An extension that a test wrote, or what something else than an extension exports. */
export const entryOf = (name: string, exported: unknown): ExtensionEntry => ({ name, from: `./extensions/${name}`, load: async () => ({ default: exported }) });

/** An extension with the least that it needs, and more. */
export const extensionWith = (name: string, more: Partial<AnyExtension> = {}): ExtensionEntry =>
  entryOf(name, defineExtension({ name, version: '1.0.0', title: { en: name }, ...more } as AnyExtension as never));

/** What an extension of a shop is given, for contract tests that need its tables. */
export async function contextOf({ extensions, host }: TestApp, name: string): Promise<ExtensionContext<never>> {
  const installed = extensions.running.find(({ definition }) => definition.name === name);
  if (!installed) throw new Error(`the extension ${name} does not run: ${extensions.leftOut.find((one) => one.name === name)?.problem}`);
  return extensionContext(installed, systemContext(host, { name: 'test' }), new AbortController().signal);
}

/** Sets up an extension as a manager does it in the back office: all of its settings; a secret that is left out stays. @throws Error with the answer when they are refused */
export async function setSettings(shop: TestApp, name: string, settings: Record<string, unknown>): Promise<ApiAnswer> {
  const url = `/api/admin/extensions/${name}`;
  const manager = { 'x-auth': await staffToken(shop, 'manager') };
  const { headers } = await shop.client().get(url, manager);
  const answer = await shop.client().send({ method: 'PUT', url, payload: { settings }, headers: { ...manager, 'if-match': headers['etag']! } });
  if (answer.code !== 0) throw new Error(`the settings of ${name} are refused: ${answer.text}`);
  return answer;
}
