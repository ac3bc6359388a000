import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MergeRequest } from '../../api/request-merge.ts';
import { MergeDialog } from './merge-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const messages = {
  backoffice_merge_title: 'A colleague saved this first',
  backoffice_merge_title_by: '%{name} saved this first',
  backoffice_merge_title_own: 'You saved this in another window first',
  backoffice_merge_when: 'Saved on %{at}',
};
const opened = 'Tue, 12 May 2026 10:00:00 GMT';

type ThreeStates = Pick<MergeRequest, 'base' | 'mine' | 'theirs'>;
const titles = { base: { title: 'Oak' }, mine: { title: 'Elm' }, theirs: { title: 'Beech' } };

/** The dialog, where the shop says this of the last change; answers which addresses were asked. */
function show(change: object | null, { status = 200, since = opened as string | null, texts = titles as ThreeStates } = {}): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const body = status === 200 ? { code: 0, msg: '', data: { change } } : { code: 30, msg: 'Not allowed', data: {} };
    return new Response(JSON.stringify(body), { status });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nContextProvider value={polyglotI18nProvider(() => messages as never, 'en', [], { allowMissing: true })}>
        <MergeDialog request={{ ...texts, of: { resource: 'pages', id: '1', since } }} onEnd={() => {}} />
      </I18nContextProvider>
    </QueryClientProvider>,
  );
  return asked;
}

const title = async (name: string) => screen.findByRole('dialog', { name });

describe('who saved first', () => {
  it('is named, with when', async () => {
    const asked = show({ name: 'Ana', at: '2026-05-12T10:03:00.000Z', own: false });
    await title('Ana saved this first');
    expect(screen.getByText(/^Saved on .*2026/)).toBeTruthy();
    expect(asked).toEqual(['/api/admin/last-change?resource=pages&id=1']);
  });

  it('is who works here, in another window', async () => {
    show({ name: 'Ben', at: '2026-05-12T10:03:00.000Z', own: true });
    expect(await title('You saved this in another window first')).toBeTruthy();
  });

  it.each([
    ['the shop does not say it to them', null, {}],
    ['they may not ask', null, { status: 403 }],
    ['the log knows only of an older change', { name: 'Ana', at: '2026-05-12T09:00:00.000Z', own: false }, {}],
    ['it is not known since when the form was open', { name: 'Ana', at: '2026-05-12T10:03:00.000Z', own: false }, { since: null }],
  ])('is another person where %s', async (_why, change, how) => {
    show(change, how);
    await title('A colleague saved this first');
    // What comes of the question changes nothing.
    await new Promise((done) => setTimeout(done, 20));
    await title('A colleague saved this first');
    expect(screen.queryByText(/^Saved on/)).toBeNull();
  });
});

it('names the fields of a theme, whose inputs have no names', async () => {
  const theme = (primaryColor: string, titleFontSize: string) => ({ primaryColor, titleFontSize });
  show(null, { texts: { base: theme('#111111', '1rem'), mine: theme('#222222', '2rem'), theirs: theme('#333333', '3rem') } });
  await title('A colleague saved this first');
  expect(screen.getAllByText(/^backoffice_(theme|compare_other)/).map(({ textContent }) => textContent)).toEqual([
    'backoffice_theme_primaryColor',
    'backoffice_theme_titleFontSize',
  ]);
});

describe('entries of lists', () => {
  it('are what sections say', async () => {
    const letter = (...texts: string[]) => ({
      sections: [...texts.map((text) => ({ section: 'text', settings: { texts: { en: { text: `<p>${text}</p>` } } } })), { section: 'line', settings: {} }],
    });
    show(null, { texts: { base: letter('Oak', 'Ash'), mine: letter('Oak', 'Elm'), theirs: letter('Beech', 'Ash') } });
    await title('A colleague saved this first');
    expect(screen.getByText('Beech', { selector: 'del' }).parentElement!.textContent).toBe('Beech\nAsh\nline');
  });

  const menu = (...names: string[]) => ({ items: names.map((title) => ({ texts: { en: { title } }, children: [{ texts: {}, url: '/new' }] })) });
  it('are named, with those below them', async () => {
    show(null, { texts: { base: menu('Oak'), mine: menu('Elm'), theirs: menu('Beech') } });
    await title('A colleague saved this first');
    expect(screen.getByText('Beech', { selector: 'del' }).parentElement!.textContent).toBe('Beech\n– /new');
  });

  it('name the variant whose field both changed', async () => {
    const product = (onHand: number) => ({ variants: [{ id: 'v', sku: 'ELM', onHand }] });
    show(null, { texts: { base: product(3), mine: product(4), theirs: product(2) } });
    await title('A colleague saved this first');
    expect(screen.getByText('ELM · backoffice_on_hand')).toBeTruthy();
  });
});
