import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { TextsPage } from './texts-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pageSize = 25;

it('the page behind the last, whose texts have gone, leads to the last one', async () => {
  const all = Array.from({ length: pageSize }, (_, index) => ({ id: `t_${index}`, texts: { en: `Text ${index}` }, defaults: { en: '' }, edited: ['en'] }));
  vi.stubGlobal('fetch', async (url: string) => {
    const page = Number(new URL(url, 'http://shop.example').searchParams.get('page'));
    return Response.json({ code: 0, msg: '', data: { items: all.slice((page - 1) * pageSize, page * pageSize), total: all.length } });
  });
  render(
    <MemoryRouter initialEntries={['/texts?edited=true&page=2']}>
      <QueryClientProvider client={new QueryClient()}>
        <CoreAdminContext
          dataProvider={testDataProvider({})}
          i18nProvider={polyglotI18nProvider(() => ({}) as never, 'en', [], { allowMissing: true, onMissingKey: (key: string) => key })}
        >
          <TextsPage />
        </CoreAdminContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Text 0')).toBeTruthy();
});
