import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, EditBase, HttpError, testDataProvider, TestMemoryRouter, TextField, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { editFailure } from './read-failed.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const messages = {
  backoffice_try_again: 'Try again',
  backoffice_back_to_list: 'Back to the list',
  ra: { page: { loading: 'Wait' }, notification: { http_error: 'No answer', item_doesnt_exist: 'It is gone' } },
};

/** A tag whose reading goes as `reads` say, one after the other. */
function open(...reads: (Error | object | Promise<object>)[]): void {
  const getOne = async () => {
    const read = await reads.shift()!;
    if (read instanceof Error) throw read;
    return { data: { id: '1', ...read } };
  };
  render(
    <MemoryRouter>
      <TestMemoryRouter>
        <CoreAdminContext
          dataProvider={testDataProvider({ getOne } as Partial<DataProvider>)}
          i18nProvider={polyglotI18nProvider(() => messages as never, 'en', [], { allowMissing: true })}
        >
          <EditBase resource="tags" id="1" {...editFailure}>
            <TextField source="title" />
          </EditBase>
        </CoreAdminContext>
      </TestMemoryRouter>
    </MemoryRouter>,
  );
}

describe('a record that cannot be read', () => {
  it('is said to be so in words, and shown once it is read', async () => {
    open(new HttpError('ra.notification.http_error', 0), { title: 'Oak' });
    expect((await screen.findByRole('alert')).textContent).toContain('No answer');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Oak');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that it is waited for', async () => {
    // Said after a second: by a clock of the test's own, since a busy machine may miss that second.
    vi.useFakeTimers();
    open(new Promise<object>(() => undefined));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Wait')).toBeTruthy();
  });

  it('leads to its list where it is gone', async () => {
    open(new HttpError('Not found', 404));
    expect((await screen.findByRole('alert')).textContent).toContain('It is gone');
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/tags');
  });
});

// Without these props react-admin says of every failure that the record does not exist, and leaves its page.
it('every screen of a record says why it cannot be read', () => {
  const files = globSync('src/backoffice/**/*.tsx', { exclude: ['**/*.test.tsx'] }).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const screens = files.flatMap(({ file, text }) => [...text.matchAll(/<(?:Edit|EditBase|Show)\s[\s\S]*?[^=/]>\n/g)].map(([tag]) => ({ file, tag })));
  // Each that begins is read to its end. Those of the settings are one, SettingsCard.
  expect(screens).toHaveLength(files.flatMap(({ text }) => text.match(/<(?:Edit|EditBase|Show)\s/g) ?? []).length);
  expect(screens.length).toBeGreaterThan(10);
  expect(screens.filter(({ tag }) => !/\{\.\.\.(?:edit|show)Failure\}/.test(tag))).toEqual([]);
});
