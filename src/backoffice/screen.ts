/** What a screen of the back office is. */
import type { ComponentType, ReactNode } from 'react';

/** A resource of `/api/admin` with its list and forms, or a page of its own. Roles are those of `api/roles.ts`. */
export type Screen =
  | {
      kind: 'resource';
      /** As in `/api/admin/<resource>`. */
      name: string;
      icon: ComponentType;
      list: ComponentType;
      edit?: ComponentType;
      show?: ComponentType;
      create?: ComponentType;
      /** What stands for a record in titles. */
      recordRepresentation: string | ((record: Record<string, unknown>) => string);
    }
  | {
      kind: 'page';
      /** Below `/backoffice`. */
      path: `/${string}`;
      /** Key of the menu's text. */
      title: string;
      icon: ComponentType;
      element: ReactNode;
      /** What `may` is asked. */
      resource: string;
    };
