/** Entry of the back office. Styles made by script carry the page's nonce, because its policy lets no others through. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { Backoffice } from './app.tsx';
import { readInstalled } from './extensions/installed.ts';
import { createI18nProvider } from './i18n/i18n-provider.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
const cache = createCache({ key: 'bo', nonce, prepend: true });

const place = document.getElementById('backoffice');
if (place) {
  void begin(place);
}

/** No module waits for this: what extensions bring imports parts of this one, and would wait for it in turn. */
async function begin(root: HTMLElement): Promise<void> {
  await readInstalled();
  const i18nProvider = await createI18nProvider();
  createRoot(root).render(
    <CacheProvider value={cache}>
      <Backoffice i18nProvider={i18nProvider} />
    </CacheProvider>,
  );
}
