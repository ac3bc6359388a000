/** Extensions as the build lists them, made in a test. */
import { defineExtension, type ExtensionContext } from 'vitrine/extension';
import type { AnyExtension } from '#extension/definition.ts';
import { systemContext } from '#kit/server/context.ts';
import { extensionContext } from '#server/extensions/extension-context.ts';
import type { ExtensionEntry } from '#server/extensions/load-extensions.ts';
import type { TestApp } from './app.ts';

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
