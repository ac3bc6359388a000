/** What extensions add to the back office: screens behind rights, in the staff's words, and faults that stay with their extension. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CoreAdminContext, CoreAdminUI, Resource, TestMemoryRouter, testDataProvider, type I18nProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defineAdmin, type AdminScreenProps } from '#extension/admin.ts';
import { may } from '../api/roles.ts';
import { createI18nProvider } from '../i18n/i18n-provider.ts';
import { resourceOfScreen, type Screen } from '../screen.ts';
import { addedScreens } from './added-screens.tsx';
import { brokenAdmins, readInstalled } from './installed.ts';

const Broken = () => {
  throw new Error('no such thing');
};
const Overview = ({ locale, call }: AdminScreenProps) => <button onClick={() => void call('count', { method: 'POST', body: { of: 1 } })}>{locale}</button>;
const title = { en: 'Vouchers', zh: '代金券' };
const vouchers = {
  name: 'vouchers',
  title,
  one: { en: 'Voucher', zh: '代金券' },
  area: 'orders',
  group: 'orders',
  can: ['create', 'change'],
  sorts: ['-worth'],
  fields: [
    { name: 'code', label: { en: 'Code', zh: '代码' }, kind: 'text', written: 'once', required: true },
    { name: 'worth', label: { en: 'Worth' }, kind: 'number', min: 1 },
    { name: 'state', label: { en: 'State' }, kind: 'choice', written: 'never', choices: [{ value: 'used', label: { en: 'Used up', zh: '已用完' } }] },
    { name: 'endsAt', label: { en: 'Ends' }, kind: 'time', inList: false },
    { name: 'secret', label: { en: 'Secret' }, kind: 'lines', inList: false },
  ],
} as const;
const good = defineAdmin({
  resources: [vouchers],
  screens: [
    { name: 'overview', title: { en: 'Overview' }, area: 'reports', group: 'home', load: async () => ({ default: Overview }) },
    { name: 'broken', title: { en: 'Broken' }, load: async () => ({ default: Broken }) },
    { name: 'lost', title: { en: 'Lost' }, load: async () => Promise.reject(new Error('no such chunk')) },
  ],
});
const part = (admin: unknown) => async () => ({ default: admin });

let logged: ReturnType<typeof vi.spyOn>;
let i18nProvider: I18nProvider;
beforeAll(async () => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await readInstalled({ store: part(good) });
  i18nProvider = await createI18nProvider();
});
afterAll(async () => {
  await readInstalled({});
  logged.mockRestore();
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await i18nProvider.changeLocale('en');
});

const record = { id: '1', code: 'A1', worth: 5, state: 'used', endsAt: null, secret: 'hidden' };
const sent: object[] = [];
const dataProvider = testDataProvider({
  getList: async (_resource: string, params: object) => (sent.push(params), { data: [record], total: 1 }) as never,
  getOne: async () => ({ data: record }) as never,
  create: async (_resource: string, { data }: { data: object }) => (sent.push(data), { data: { ...data, id: '2' } }) as never,
});
const authProvider = { checkAuth: async () => undefined, canAccess: async () => true, getPermissions: async () => ({}) } as never;

const theme = createTheme();
/** For a busy machine: what is waited for comes when it comes. */
const patience = { timeout: 10_000 };
/** React Router is loaded twice here, by react-admin and by this: each has its own. */
function draw(children: ReactNode, path = '/') {
  sent.length = 0;
  return render(
    <MemoryRouter>
      <TestMemoryRouter initialEntries={[path]}>
        <CoreAdminContext dataProvider={dataProvider} authProvider={authProvider} i18nProvider={i18nProvider}>
          <ThemeProvider theme={theme}>{children}</ThemeProvider>
        </CoreAdminContext>
      </TestMemoryRouter>
    </MemoryRouter>,
  );
}
/** The resource as the application shows it. */
function drawResource(path = '') {
  const found = addedScreens().find((one) => one.kind === 'resource') as Extract<Screen, { kind: 'resource' }>;
  const { list, create, edit, name, recordRepresentation } = found;
  return draw(
    <CoreAdminUI layout={({ children }: { children: ReactNode }) => <main>{children}</main>} disableTelemetry>
      <Resource name={name} list={list} {...(create && { create })} {...(edit && { edit })} recordRepresentation={recordRepresentation} />
    </CoreAdminUI>,
    `/${name}${path}`,
  );
}
const pageOf = (name: string) => {
  const found = addedScreens().find((one) => one.kind === 'page' && one.path === `/ext/store/${name}`) as Extract<Screen, { kind: 'page' }>;
  return <found.page />;
};

it('are behind the rights of their area, as screens of the shop are', () => {
  const seen = (rights: object) =>
    addedScreens()
      .map(resourceOfScreen)
      .filter((resource) => may(rights, { resource, action: 'list' }));
  expect(seen({ orders: 'read' })).toEqual(['ext/store/vouchers']);
  expect(seen({ reports: 'read', settings: 'read' })).toEqual(['ext/store/overview', 'ext/store/broken', 'ext/store/lost']);
  expect(['create', 'list'].map((action) => may({ orders: 'read' }, { resource: 'ext/store/vouchers', action }))).toEqual([false, true]);
  expect(may({ orders: 'write' }, { resource: 'ext/other/vouchers', action: 'list' })).toBe(false);
});

describe('a resource', () => {
  it('is listed in its usual order, with columns and choices in the words of the language', async () => {
    await i18nProvider.changeLocale('zh');
    drawResource();
    await screen.findByText('A1', {}, patience);
    expect(screen.getByText('已用完')).toBeTruthy();
    expect(screen.getByText('代码')).toBeTruthy();
    expect(screen.getByText('Worth')).toBeTruthy();
    expect(screen.queryByText('hidden')).toBeNull();
    expect(sent[0]).toMatchObject({ sort: { field: 'worth', order: 'DESC' } });
  });

  it('is written by its fields alone', async () => {
    drawResource('/create');
    fireEvent.change(await screen.findByLabelText(/Worth/, {}, patience), { target: { value: '7' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Required', {}, patience);
    expect(sent).toEqual([]);
    fireEvent.change(screen.getByLabelText(/Code/), { target: { value: 'B2' } });
    fireEvent.change(screen.getByLabelText(/Ends/), { target: { value: '2039-01-02T10:30' } });
    await waitFor(() => expect(screen.queryByText('Required')).toBeNull(), patience);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ code: 'B2', worth: 7, endsAt: new Date('2039-01-02T10:30').toISOString(), secret: '' }]), patience);
  });

  it('shows beside the inputs what is not written any more', async () => {
    drawResource('/1');
    await screen.findByText('Used up', {}, patience);
    expect(screen.queryByLabelText(/Code/)).toBeNull();
    expect((screen.getByLabelText(/Worth/) as HTMLInputElement).value).toBe('5');
  });
});

describe('a screen', () => {
  it("receives the language, and calls its extension's operations", async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
      asked.push([method, path, JSON.parse(body)]);
      return new Response(JSON.stringify({ code: 0, msg: '', data: {} }));
    });
    draw(pageOf('overview'));
    fireEvent.click(await screen.findByRole('button', { name: 'en' }, patience));
    await waitFor(() => expect(asked).toEqual([['POST', '/api/admin/ext/store/count', { of: 1 }]]));
  });

  it.each([
    ['broken', 'no such thing'],
    ['lost', 'no such chunk'],
  ])('that fails (%s) is named with its extension, and what is around it lives on', async (name, problem) => {
    draw(
      <>
        <p>the menu</p>
        {pageOf(name)}
      </>,
    );
    expect((await screen.findByRole('alert', {}, patience)).textContent).toBe(problem);
    expect([screen.getByText('The extension store failed on this screen'), screen.getByText('the menu')].every(Boolean)).toBe(true);
  });
});

it.each<[string, () => Promise<{ default: unknown }>, RegExp]>([
  ['throws when it is imported', async () => Promise.reject(new Error('no window')), /no window/],
  ['never ends being imported', () => new Promise(() => undefined), /not loaded within 20 ms/],
  ['exports nothing', part(undefined), /defineAdmin/],
  ['adds what there is not', part({ menus: [] }), /menus/],
  ['has a name that is none', part({ screens: [{ ...good.screens![0], name: '../orders' }] }), /is no name/],
  ['names two alike', part({ screens: [good.screens![0], good.screens![0]] }), /two of its screens/],
  ['has a field of no kind', part({ resources: [{ ...vouchers, fields: [{ name: 'a', label: { en: 'A' }, kind: 'colour' }] }] }), /kind must be one of/],
  ['has no title', part({ screens: [{ ...good.screens![0], title: 'Overview' }] }), /title must have a text in English/],
])('a part that %s is named, and the others are there', async (_what, faulty, reason) => {
  await readInstalled({ faulty, store: part(good) }, 20);
  expect(brokenAdmins()).toEqual([{ extension: 'faulty', problem: expect.stringMatching(reason) }]);
  expect(addedScreens().length).toBe(4);
});
