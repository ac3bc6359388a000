/** Puck's words in the language of the back office. */
import type { Dictionary } from '@puckeditor/core';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

export const keys = [
  'header-undo',
  'header-redo',
  'header-toggle-leftsidebar',
  'header-toggle-rightsidebar',
  'header-toggle-menubar',
  'action-duplicate',
  'action-delete',
  'label-page',
  'label-component',
  'outline-empty',
  'outline-header-title',
  'outline-header-collapseall',
  'outline-item-collapse',
  'outline-item-expand',
  'outline-item-duplicate',
  'outline-item-delete',
  'canvas-noconfig',
  'field-readonly',
  'field-arrayitem-duplicate',
  'field-arrayitem-delete',
  'viewport-zoom-in',
  'viewport-zoom-out',
  'viewport-zoom-auto',
  'viewport-toggle-menu',
  'viewport-switch',
  'viewport-switch-default',
  'plugin-blocks',
  'plugin-outline',
  'plugin-fields',
  'layout-maximize',
  'layout-minimize',
  'loader-loading',
  'drawer-category-collapse',
  'drawer-category-expand',
] as const;

// Puck fills in these itself, between braces.
const itsOwn = { title: '{title}', label: '{label}', zoom: '{zoom}', type: '{type}' };

export function usePuckWords(): Dictionary {
  const translate = useTranslate();
  return useMemo(() => Object.fromEntries(keys.map((key) => [key, translate(`backoffice_puck_${key.replaceAll('-', '_')}`, itsOwn)])), [translate]);
}
