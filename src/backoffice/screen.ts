/** What a screen of the back office is. */
import { lazy, type ComponentType } from 'react';
import type { ScreenGroup } from '#kit/pure/screen-groups.ts';

/** A resource of `/api/admin` with its list and forms, or a page of its own. Who sees it is asked of `may` (api/roles.ts). */
export type Screen = {
  /** Its place in the menu. */
  group: ScreenGroup;
  /** The path of the screen that leads to it; it has no entry of its own in the menu then. */
  under?: `/${string}`;
} & (
  | {
      kind: 'resource';
      /** As in `/api/admin/<resource>`. */
      name: string;
      list: ComponentType;
      edit?: ComponentType;
      show?: ComponentType;
      create?: ComponentType;
      /** Key of what making one is called, where that is not "New …". */
      createTitle?: string;
      /** What stands for a record in titles. */
      recordRepresentation: string | ((record: Record<string, unknown>) => string);
    }
  | {
      kind: 'page';
      /** Below `/backoffice`. */
      path: `/${string}`;
      /** Key of the menu's text. */
      title: string;
      page: ComponentType;
      /** What `may` is asked. */
      resource: string;
      /** Whether it is one form, which those see who may only read it, too. */
      isForm?: boolean;
    }
);

/** A component that is loaded when it is first shown: a screen is a chunk of its own. */
export function lazily<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name): Module[Name] {
  return lazy(async () => ({ default: (await load())[name] as ComponentType })) as unknown as Module[Name];
}

/** Where a screen begins, below `/backoffice`. */
export const pathOfScreen = (screen: Screen): string => (screen.kind === 'page' ? screen.path : `/${screen.name}`);

/** The resource whose rights show a screen. */
export const resourceOfScreen = (screen: Screen): string => (screen.kind === 'page' ? screen.resource : screen.name);
