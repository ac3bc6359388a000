import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, ResourceContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useNoneYet } from './none-yet.tsx';

afterEach(cleanup);

const texts = JSON.parse(readFileSync('locales/en.json', 'utf8')) as Record<string, string>;
const i18n = polyglotI18nProvider(() => texts as never, 'en', [], { allowMissing: true, onMissingKey: (key: string) => key });

function Text({ of }: { of: string }) {
  return <output>{useNoneYet(of)?.text ?? 'nothing'}</output>;
}

it.each([
  ['promotions', /^A promotion/],
  ['coupons', /^A coupon/],
  ['entries', /content kinds/i],
  ['articles', /^Write about/],
  ['nothing-of-ours', /^nothing$/],
])('says what %s are for while there are none', (resource, said) => {
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18n}>
        <ResourceContextProvider value={resource}>
          <Text of={resource} />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toMatch(said);
});
