/** A section's markup in a test, as the page composer would make it. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';

const view = {
  kind: 'home',
  lang: 'en',
  locale: 'en',
  path: '/',
  currency: 'USD',
  userBasePath: '/user/',
  shows: {},
  paths: {},
  alternates: {},
} as unknown as PageView;

/** Renders it on the home page of an English shop. */
export function renderSection(
  Component: ComponentType<{ settings: unknown; data: unknown; model: unknown }>,
  props: { settings: unknown; data: unknown; model: unknown },
): string {
  return renderToStaticMarkup(
    <PageViewProvider value={view}>
      <Component {...props} />
    </PageViewProvider>,
  );
}
