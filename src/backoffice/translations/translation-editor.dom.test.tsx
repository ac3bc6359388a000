import { focusManager } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider, TestMemoryRouter, useLocation } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onMergeRequested } from '../api/request-merge.ts';
import { TranslationEditor } from './translation-editor.tsx';

const { confirm } = window;
const read = {
  kind: 'product',
  id: 'p',
  title: 'Cup',
  source: 'en',
  fields: [
    { field: 'title', html: false },
    { field: 'summary', html: false },
  ],
  texts: { en: { title: 'Cup', summary: 'Holds tea' }, zh: { title: '杯' } } as Record<string, Record<string, string>>,
};
const shop = { tag: '', texts: read.texts };
const sent: { ifMatch: string | null; texts: typeof read.texts }[] = [];

beforeEach(() => {
  Object.assign(shop, { tag: '"1"', texts: read.texts });
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { method, headers, body = '' }: { method: string; headers: Record<string, string>; body?: string }) => {
    if (method === 'PUT') {
      const ifMatch = new Headers(headers).get('if-match');
      sent.push({ ifMatch, texts: JSON.parse(body).texts });
      if (ifMatch !== shop.tag) return Response.json({ code: 40, msg: 'Changed', data: null }, { status: 412 });
      Object.assign(shop, { tag: `${shop.tag}'`, texts: JSON.parse(body).texts });
    }
    return Response.json({ code: 0, msg: '', data: { ...read, texts: shop.texts } }, { headers: { etag: shop.tag } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  focusManager.setFocused(undefined);
  window.confirm = confirm;
});

const i18n = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'en' };

/** Opens the texts in Simplified Chinese; answers where the browser is. */
async function open() {
  let search = '';
  const Here = () => {
    ({ search } = useLocation());
    return null;
  };
  render(
    <TestMemoryRouter initialEntries={['/translations?kind=product&id=p']}>
      <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18n}>
        <Here />
        <TranslationEditor kind="product" id="p" lang="zh" />
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByRole('tab', { name: '简体中文' }, { timeout: 10_000 });
  return { search: () => search };
}

const fieldOf = (lang: string, field = 'title') => document.querySelector<HTMLTextAreaElement>(`[name="words.${lang}.${field}"]`)!;
const write = (lang: string, value: string) => fireEvent.change(fieldOf(lang), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('what was written stays in another tab and when the window is come back to; all languages are saved at once', async () => {
  await open();
  write('zh', '茶杯');
  fireEvent.click(screen.getByRole('tab', { name: '繁體中文' }));
  write('zh-HK', '茶杯（港）');
  Object.assign(shop, { tag: '"theirs"', texts: { ...read.texts, de: { title: 'Tasse' } } });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await new Promise((settle) => setTimeout(settle, 50));
  expect([fieldOf('zh').value, fieldOf('zh-HK').value]).toEqual(['茶杯', '茶杯（港）']);
  Object.assign(shop, { tag: '"1"', texts: read.texts });
  press('ra.action.save');
  await waitFor(() => expect(shop.texts).toMatchObject({ en: read.texts['en'], zh: { title: '茶杯' }, 'zh-HK': { title: '茶杯（港）', summary: '' } }));
});

it('where a colleague was first, their texts and mine are merged', async () => {
  const asked: unknown[] = [];
  const stop = onMergeRequested(async ({ theirs, ...request }) => {
    asked.push({ ...request, theirs });
    return { texts: { ...(theirs['texts'] as object), zh: { title: '茶杯' } } };
  });
  await open();
  write('zh', '茶杯');
  Object.assign(shop, { tag: '"theirs"', texts: { ...read.texts, de: { title: 'Tasse' } } });
  press('ra.action.save');
  await waitFor(() => expect(shop.texts).toMatchObject({ zh: { title: '茶杯' }, de: { title: 'Tasse' } }));
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"theirs"']);
  expect(asked).toHaveLength(1);
  stop();
});

it('the list is not gone back to with texts that are not saved', async () => {
  const questions: string[] = [];
  window.confirm = (question) => questions.push(question ?? '') < 0;
  const { search } = await open();
  write('zh', '茶杯');
  press('backoffice_translations_back');
  await waitFor(() => expect(questions).toEqual(['ra.message.unsaved_changes']));
  expect([search(), fieldOf('zh').value]).toEqual(['?kind=product&id=p', '茶杯']);
});
