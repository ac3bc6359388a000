import fc from 'fast-check';
import { createElement, useId, useState, useSyncExternalStore, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { setOwnTexts } from '#kit/pure/messages-runtime.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { SeenOfPage } from '#kit/server/page/section.ts';
import { Island } from '#ui/island.tsx';
import { PageViewProvider, usePageView, type PageView } from '#ui/page-view.tsx';
import { renderFragment, type ReadySection } from './render-fragment.tsx';

const view: PageView = {
  lang: 'en',
  locale: 'en',
  currency: 'USD',
  path: '/one',
  kind: 'product',
  userBasePath: '/user/',
  shows: { slides: true, favorites: true, carts: true, pages: [] },
  paths: { article: '', category: '', collection: '', page: '', product: '', tag: '' },
  alternates: {},
};
const db = {} as Queryable;
const log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} } as never;
const rendered: string[] = [];

function Card({ text }: { text: string }) {
  return <b>{text}</b>;
}

function Seen({ data }: { data: string }) {
  rendered.push(data);
  const { lang, path } = usePageView();
  return (
    <p>
      {lang} {String(path)} <Island name="card" of={Card} when="idle" as="span" props={{ text: data }} />
      <Island name="card" of={Card} when="load" props={{ text: '<i data-island="b1">' }} />
    </p>
  );
}

const section = (data: string, sees?: readonly SeenOfPage[]): ReadySection => ({ name: 'seen', Component: Seen, settings: {}, data, sees });
const sectionOf = (Component: () => ReactElement): ReadySection => ({ name: 'made', Component, settings: {}, data: null });
const whole = async (part: ReturnType<typeof renderFragment>) => ({ ...(await part), markup: (await part).markup.join('') });
const render = (sections: ReadySection[], page: PageView) => whole(renderFragment('b', sections, { view: page, model: null, log, db }));

describe('a fragment of a page', () => {
  it('has its islands in their places, in order, whatever texts say', async () => {
    const { markup, islands } = await render([section('x'), section('y')], view);
    expect(markup).toMatch(
      /<span data-island="b0"><b>x<\/b><\/span><div data-island="b1"><b>&lt;i data-island=&quot;b1&quot;&gt;<\/b><\/div>.*data-island="b2"><b>y<\/b>/,
    );
    expect(islands.map(({ id, when }) => `${id} ${when}`)).toEqual(['b0 idle', 'b1 load', 'b2 idle', 'b3 load']);
  });

  it('is rendered once for all that it sees, and sees nothing else', async () => {
    rendered.length = 0;
    const sees = ['lang'] as const;
    const first = await render([section('z', sees)], view);
    const other = await render([section('z', sees)], { ...view, path: '/two' });
    expect(rendered).toHaveLength(1);
    expect(other).toEqual(first);
    expect(first.markup).toContain('en undefined ');
    expect((await render([section('z', sees)], { ...view, lang: 'zh' })).markup).toContain('zh undefined');
    expect((await render([section('other', sees)], view)).markup).toContain('<b>other</b>');
    expect(rendered).toHaveLength(3);
  });

  it('is rendered again where the merchant wrote other texts', async () => {
    rendered.length = 0;
    await render([section('own', ['lang'])], view);
    setOwnTexts({ en: { page_skip: 'Skip' } });
    await render([section('own', ['lang'])], view);
    setOwnTexts({});
    expect(rendered).toHaveLength(2);
  });

  it('caches nothing of a section that does not declare its inputs', async () => {
    rendered.length = 0;
    expect((await render([section('w')], view)).markup).toContain('/one');
    expect((await render([section('w')], { ...view, path: '/two' })).markup).toContain('/two');
    expect(rendered).toHaveLength(2);
  });

  it('renders what is there while the rest is awaited, and numbers islands in order all the same', async () => {
    rendered.length = 0;
    const { promise: late, resolve } = Promise.withResolvers<ReadySection | null>();
    const part = renderFragment('b', [section('first'), late, Promise.resolve(null), Promise.resolve(section('last'))], { view, model: null, log, db });
    await new Promise((done) => setImmediate(done));
    expect(rendered).toEqual(['first']);
    resolve(section('late'));
    const { markup, islands } = await whole(part);
    expect(markup).toMatch(/first.*late.*last/s);
    expect(islands.map(({ id, props }) => `${id} ${(props as { text: string }).text}`).filter((_one, index) => index % 2 === 0)).toEqual([
      'b0 first',
      'b2 late',
      'b4 last',
    ]);
  });
});

describe('text in a section', () => {
  /** Reads the markup of `<b title={text}>{text}</b>` as a browser does, without a browser. */
  const shown = (markup: string) => {
    const found = /^<b title="([^"]*)">([^<]*)<\/b>$/.exec(markup);
    const plain = (text: string) =>
      text.replace(/&(lt|gt|quot|#x27|amp);/g, (_all, name: string) => ({ lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' })[name]!);
    return found && [plain(found[1]!), plain(found[2]!)];
  };
  const text = fc.oneof(fc.string(), fc.constantFrom('</b><script>alert(1)</script>', '" onload="alert(1)', "'", '&lt;', '<!--', ']]>', '桌'));

  it('is text, whatever it says, in a section and in an island', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (said) => {
        const Said = () => createElement('b', { title: said }, said);
        const { markup } = await render([sectionOf(Said), sectionOf(() => <Island name="said" of={Said} when="load" props={{}} />)], view);
        const [plain, island] = [renderToString(<Said />), markup.slice(renderToString(<Said />).length)];
        expect(markup.startsWith(plain)).toBe(true);
        expect(island).toBe(`<div data-island="b0">${plain}</div>`);
        expect(shown(plain)).toEqual([said, said]);
      }),
      { numRuns: 200 },
    );
  });

  it('is no script in an address', async () => {
    const { markup } = await render([sectionOf(() => createElement('a', { href: 'java\nscript:alert(1)' }, 'x'))], view);
    expect(markup).not.toContain('alert');
  });
});

describe('an island', () => {
  function Labelled({ text }: { text: string }) {
    const id = useId();
    const [count] = useState(2);
    const origin = useSyncExternalStore(
      () => () => {},
      () => 'browser',
      () => 'server',
    );
    const { lang } = usePageView();
    return (
      <p id={id}>
        {text} {lang} {count} {origin}
      </p>
    );
  }
  function Around() {
    const before = useId();
    return (
      <div id={before}>
        <Island name="labelled" of={Labelled} when="load" props={{ text: 'one' }} />
        <After />
        <Island name="labelled" of={Labelled} when="load" props={{ text: 'two' }} />
      </div>
    );
  }
  function After() {
    const id = useId();
    const { path } = usePageView();
    const [state] = useState('state');
    return (
      <i id={id}>
        {path} {state}
      </i>
    );
  }
  /** As the browser hydrates it (src/browser/hydration/hydrate.tsx). */
  const asRoot = (text: string, identifierPrefix: string) =>
    renderToString(
      <PageViewProvider value={view}>
        <Labelled text={text} />
      </PageViewProvider>,
      { identifierPrefix },
    );

  it('is a root of its own: the browser finds the ids that it will make itself', async () => {
    const { markup, islands } = await render([sectionOf(Around), sectionOf(Around)], view);
    expect(islands.map(({ id }) => id)).toEqual(['b0', 'b1', 'b2', 'b3']);
    for (const [index, { id }] of islands.entries()) {
      expect(markup).toContain(`<div data-island="${id}">${asRoot(index % 2 === 0 ? 'one' : 'two', id)}</div>`);
    }
    expect(asRoot('one', 'b0')).toMatch(/>one<!-- --> <!-- -->en<!-- --> <!-- -->2<!-- --> <!-- -->server</);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(8);
  });

  it('leaves hooks and context of what is around it as they are', async () => {
    const { markup } = await render([sectionOf(Around)], view);
    expect(markup).toMatch(/<\/div><i id="[^"]+">\/one state<\/i><div/);
  });

  it('that throws leaves its section out, and the next is rendered', async () => {
    const Broken = (): never => {
      throw new TypeError('nothing there');
    };
    const { markup, failed, islands } = await render([sectionOf(() => <Island name="broken" of={Broken} when="load" props={{}} />), section('next')], view);
    expect(failed).toEqual(['made']);
    expect(markup).toContain('<b>next</b>');
    expect(islands.map(({ id }) => id)).toEqual(['b0', 'b1']);
  });
});
