import { lazily, type Screen } from '../screen.ts';

type Titles = Readonly<Record<string, { title: string } | undefined>>;

// Titles of pages are made outside of components; the page has the language of the back office.
const language = () => document.documentElement.lang;
const countryNames = (codes: readonly string[]) => {
  const names = new Intl.DisplayNames([language()], { type: 'region' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
};
const titleIn = (texts: Titles) => (texts[language()] ?? texts['en'])?.title ?? '';

/** Where goods are sent, how, and for how much. */
export const shippingScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'shipping-zones',
    group: 'settings',
    list: lazily(() => import('./shipping-page.tsx'), 'ShippingPage'),
    edit: lazily(() => import('./zone-screens.tsx'), 'ZoneEdit'),
    create: lazily(() => import('./zone-screens.tsx'), 'ZoneCreate'),
    recordRepresentation: ({ countries, code }) => countryNames(countries as string[]) || String(code),
  },
  {
    kind: 'resource',
    name: 'shipping-methods',
    under: '/shipping-zones',
    group: 'settings',
    list: lazily(() => import('./to-shipping.tsx'), 'ToShipping'),
    edit: lazily(() => import('./method-form.tsx'), 'MethodEdit'),
    create: lazily(() => import('./method-form.tsx'), 'MethodCreate'),
    recordRepresentation: ({ texts }) => titleIn(texts as Titles),
  },
];
