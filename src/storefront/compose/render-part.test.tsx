import { describe, expect, it } from 'vitest';
import type { SeenOfPage } from '#kit/server/page/section.ts';
import { Island } from '#ui/island.tsx';
import { usePageView, type PageView } from '#ui/page-view.tsx';
import { renderPart, type ReadySection } from './render-part.tsx';

const view: PageView = {
  lang: 'en',
  locale: 'en',
  currency: 'USD',
  path: '/one',
  kind: 'product',
  userBasePath: '/user/',
  shows: { slides: true, favorites: true, carts: true },
  paths: { article: '', category: '', collection: '', page: '', product: '', tag: '' },
  alternates: {},
};
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
const whole = async (part: ReturnType<typeof renderPart>) => ({ ...(await part), markup: (await part).markup.join('') });
const render = (sections: ReadySection[], page: PageView) => whole(renderPart('b', sections, { view: page, model: null, log }));

describe('a part of a page', () => {
  it('has its islands in their places, in order, whatever texts say', async () => {
    const { markup, islands } = await render([section('x'), section('y')], view);
    expect(markup).toMatch(
      /<span data-island="b0"><b>x<\/b><\/span><div data-island="b1"><b>&lt;i data-island=&quot;b1&quot;&gt;<\/b><\/div>.*data-island="b2"><b>y<\/b>/,
    );
    expect(islands.map(({ id, when }) => `${id} ${when}`)).toEqual(['b0 idle', 'b1 load', 'b2 idle', 'b3 load']);
  });

  it('is made once for all that it sees, and sees nothing else', async () => {
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

  it('keeps nothing of a section that does not say what it sees', async () => {
    rendered.length = 0;
    expect((await render([section('w')], view)).markup).toContain('/one');
    expect((await render([section('w')], { ...view, path: '/two' })).markup).toContain('/two');
    expect(rendered).toHaveLength(2);
  });

  it('renders what is there while the rest is awaited, and numbers islands in order all the same', async () => {
    rendered.length = 0;
    const { promise: late, resolve } = Promise.withResolvers<ReadySection | null>();
    const part = renderPart('b', [section('first'), late, Promise.resolve(null), Promise.resolve(section('last'))], { view, model: null, log });
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
