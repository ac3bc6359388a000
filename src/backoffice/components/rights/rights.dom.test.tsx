import { cleanup, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, Edit, SimpleForm, testDataProvider, TestMemoryRouter, TextInput, type DataProvider } from 'react-admin';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { StaffRights } from '#kit/pure/staff-rights.ts';
import { may } from '../../api/roles.ts';
import type { Screen } from '../../screen.ts';
import { lightTheme } from '../theme.ts';
import { SaveBar } from '../save-bar.tsx';
import { withRights } from './guarded.tsx';
import { ScreenLink } from './screen-link.tsx';

afterEach(cleanup);

function TagForm() {
  return (
    <Edit resource="tags" id="1">
      <SimpleForm toolbar={<SaveBar />}>
        <Tabs value="en">
          <Tab value="en" label="English" />
        </Tabs>
        <Accordion>
          <AccordionSummary>More</AccordionSummary>
        </Accordion>
        <TextInput source="title" />
        <button type="button">Take away</button>
        <ScreenLink to="/orders?filter={}">Its orders</ScreenLink>
      </SimpleForm>
    </Edit>
  );
}

const tags: Screen = {
  kind: 'resource',
  name: 'tags',
  group: 'products',
  list: () => 'All tags',
  edit: TagForm,
  create: () => 'A new tag',
  recordRepresentation: 'title',
};
const settings: Screen = { kind: 'page', path: '/settings/shop', group: 'settings', title: 'Shop', page: () => 'Name of the shop', resource: 'settings/shop' };

/** What a screen shows with these rights. */
function open(Page: React.ComponentType, rights: StaffRights): void {
  const authProvider = {
    checkAuth: async () => undefined,
    getPermissions: async () => rights,
    canAccess: async (asked: { resource: string; action: string }) => may(rights, asked),
  };
  render(
    <MemoryRouter>
      <TestMemoryRouter>
        <CoreAdminContext
          authProvider={authProvider as never}
          dataProvider={testDataProvider({ getOne: async () => ({ data: { id: '1', title: 'Oak', look: 'a' } }) } as Partial<DataProvider>)}
          i18nProvider={polyglotI18nProvider(() => ({}) as never, 'en', [], { allowMissing: true })}
        >
          <ThemeProvider theme={createTheme(lightTheme)}>
            <Page />
          </ThemeProvider>
        </CoreAdminContext>
      </TestMemoryRouter>
    </MemoryRouter>,
  );
}

const guarded = withRights(tags) as Extract<Screen, { kind: 'resource' }>;

describe('a form', () => {
  it('is read by who may read its record, and not filled in', async () => {
    open(guarded.edit!, { catalog: 'read' });
    const title = await screen.findByDisplayValue('Oak');
    expect(screen.getByText('backoffice_read_only')).toBeTruthy();
    expect((title as HTMLInputElement).readOnly).toBe(true);
    // The browser turns off every button within, but for what opens parts of the form.
    expect(screen.getByRole('button', { name: 'Take away' }).closest('fieldset[disabled]')).not.toBeNull();
    expect(screen.getByRole('tab', { name: 'English' }).tagName).toBe('DIV');
    expect(screen.getByRole('button', { name: 'More' }).tagName).toBe('DIV');
    // Words only: the link would lead to an error.
    expect(screen.getByText('Its orders').closest('a')).toBeNull();
  });

  it('is filled in by who may write', async () => {
    open(guarded.edit!, { catalog: 'write', orders: 'read' });
    const title = await screen.findByDisplayValue('Oak');
    expect([(title as HTMLInputElement).readOnly, title.closest('fieldset[disabled]')]).toEqual([false, null]);
    expect(screen.queryByText('backoffice_read_only')).toBeNull();
    expect((await screen.findByRole('link', { name: 'Its orders' })).getAttribute('href')).toContain('/orders?filter={}');
  });

  it('of a new record is for those who may write', async () => {
    open(guarded.create!, { catalog: 'read' });
    expect(await screen.findByText('ra.page.access_denied')).toBeTruthy();
    expect(screen.queryByText('A new tag')).toBeNull();
  });
});

it('a page that the rights do not include says so', async () => {
  open((withRights(settings) as Extract<Screen, { kind: 'page' }>).page, { orders: 'write' });
  await screen.findByText('ra.page.access_denied');
  expect(screen.queryByText('Name of the shop')).toBeNull();
});
