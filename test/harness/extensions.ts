/** Extensions as the build lists them, made in a test. */
import { defineExtension } from 'vitrine/extension';
import type { AnyExtension } from '#extension/definition.ts';
import type { ExtensionEntry } from '#server/extensions/load-extensions.ts';

/** An extension that a test wrote, or what something else than an extension exports. */
export const entryOf = (name: string, exported: unknown): ExtensionEntry => ({ name, from: `./extensions/${name}`, load: async () => ({ default: exported }) });

/** An extension with the least that it needs, and more. */
export const extensionWith = (name: string, more: Partial<AnyExtension> = {}): ExtensionEntry =>
  entryOf(name, defineExtension({ name, version: '1.0.0', title: { en: name }, ...more } as AnyExtension as never));
