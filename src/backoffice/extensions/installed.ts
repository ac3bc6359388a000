/** What extensions add to the back office. Read once, before it is shown; a part that cannot be is named, and the rest goes on. */
import type { ExtensionAdmin } from '#extension/admin.ts';
import { extensions } from '#installed/admin.ts';
import type { StaffArea } from '#kit/pure/staff-rights.ts';
import { checkAdmin } from './check-admin.ts';

/** An extension's part of the back office. */
export type InstalledAdmin = { extension: string } & Required<ExtensionAdmin>;
/** One that could not be read, and why. */
export type BrokenAdmin = { extension: string; problem: string };
/** The parts as the build lists them, by extension. */
export type AdminParts = Readonly<Record<string, () => Promise<{ default: unknown }>>>;

const loadMs = 5_000;
let installed: readonly InstalledAdmin[] = [];
let broken: readonly BrokenAdmin[] = [];

/** Reads them, in their order; one that does not answer in `limitMs` counts as broken. */
export async function readInstalled(parts: AdminParts = extensions, limitMs = loadMs): Promise<void> {
  const read = await Promise.all(
    Object.entries(parts).map(async ([extension, load]): Promise<InstalledAdmin | BrokenAdmin> => {
      try {
        const { default: admin } = await inTime(load(), limitMs);
        const { resources = [], screens = [] } = checkAdmin(admin);
        return { extension, resources, screens };
      } catch (error) {
        console.error(`The extension ${extension} is not in the back office:`, error);
        return { extension, problem: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
  installed = read.flatMap((one) => ('problem' in one ? [] : [one]));
  broken = read.flatMap((one) => ('problem' in one ? [one] : []));
}

function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return Promise.race([work, new Promise<never>((_done, fail) => setTimeout(() => fail(new Error(`it was not loaded within ${ms} ms`)), ms))]);
}

/** Those that were read, in the order in which the shop loads them. */
export const installedAdmins = (): readonly InstalledAdmin[] => installed;

/** Those that could not be. */
export const brokenAdmins = (): readonly BrokenAdmin[] => broken;

/** What a resource or screen of an extension is called here: its address below `/backoffice`, and below `/api/admin`. */
export const nameOfPart = (extension: string, { name }: { name: string }): string => `ext/${extension}/${name}`;

/** The area whose rights open a resource or screen of an extension; undefined where there is none of that name. */
export function areaOfPart(resource: string): StaffArea | undefined {
  for (const { extension, resources, screens } of installed)
    for (const part of [...resources, ...screens]) if (nameOfPart(extension, part) === resource) return part.area ?? 'settings';
  return undefined;
}
