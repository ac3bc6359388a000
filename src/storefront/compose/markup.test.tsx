import fc from 'fast-check';
import { createElement, lazy, Suspense, useId, useMemo, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PageViewProvider, usePageView, type PageView } from '#ui/page-view.tsx';
import { sameForSame } from '#ui/kept-markup.ts';
import { toMarkup } from './markup.ts';

const view = { lang: 'zh', path: '/one' } as PageView;
const common = 'zh';
const around = (inside: ReactElement) => <PageViewProvider value={view}>{inside}</PageViewProvider>;

function Given({ node }: { node: ReactNode }) {
  return node;
}

const byReact = (root: ReactElement) => [renderToStaticMarkup(around(root)), renderToString(around(root), { identifierPrefix: 'b0' })];

/** What is written here beside what React writes, and whether it was left to React. */
function both(node: ReactNode) {
  // A component of its own: of one that was left to React the next is as well.
  const Root = () => node;
  let isLeft = false;
  const islands = { ids: () => [], markupOf: () => '', forget: () => void (isLeft = true) };
  const ours = [toMarkup(<Root />, { around, common, islands }), toMarkup(<Root />, { around, common, islands, identifierPrefix: 'b0' })];
  return { ours, react: byReact(<Root />), isLeft };
}

const text = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('', '\n', '<b>', '"', "'", '&amp;', '桌', '😀'));
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined, Number.NaN),
  fc.constant(() => 'x'),
);
const names = (
  'className id title tabIndex htmlFor srcSet src href alt loading hidden disabled open draggable spellCheck data-x aria-label aria-hidden role viewBox width height strokeWidth ' +
  'size rows rowSpan colSpan start download popover popoverTarget hrefLang autoComplete inputMode maxLength fetchPriority onClick dateTime lang readOnly required ref suppressHydrationWarning ' +
  'name value type form method action formAction defaultValue defaultChecked checked multiple selected encType target autoFocus content sizes decoding fill stroke d cx'
).split(' ');
const properties = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5 });
const tags =
  'div span p li a ul button input select option textarea form svg circle path picture source img br label details summary noscript table td time video'.split(
    ' ',
  );

const { node } = fc.letrec<{ node: ReactNode }>((tie) => {
  const children = fc.array(tie('node'), { maxLength: 4 });
  return {
    node: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(text, fc.integer(), fc.boolean(), fc.constantFrom(null, undefined)),
      fc.tuple(fc.constantFrom(...tags), properties, children).map(([tag, { ref: _ref, ...given }, inside]) => createElement(tag, given, ...inside)),
      fc.tuple(fc.constantFrom('div', 'b', 'svg'), text).map(([tag, __html]) => createElement(tag, { dangerouslySetInnerHTML: { __html } })),
      children.map((inside) => createElement(Given, { node: inside.map((one) => createElement(Given, { node: one })) })),
      children.map((inside) => createElement('p', null, ...inside)),
    ),
  };
});

describe('markup', () => {
  it('is byte for byte what React writes, or React refuses it too', () => {
    // React complains of much that is made up here.
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    let plain = 0;
    fc.assert(
      fc.property(node, (given) => {
        let expected: string[];
        try {
          expected = byReact(<Given node={given} />);
        } catch {
          return;
        }
        const { ours, isLeft } = both(given);
        expect(ours).toEqual(expected);
        if (!isLeft) plain += 1;
      }),
      { numRuns: 2_000 },
    );
    complaints.mockRestore();
    expect(plain).toBeGreaterThan(1_000);
  });

  it('has the fields of forms, pictures and drawings as they stand in pages', () => {
    const { ours, react, isLeft } = both(
      <form action="/a?b=1&c" method="post" className="x" onSubmit={() => {}}>
        <input name="q" type="search" defaultValue={'say "hi"'} required maxLength={9} />
        <input type="checkbox" name="c" value="1" defaultChecked form="other" />
        <select name="sort" defaultValue="b">
          <option value="a">A</option>
          <option value="b">B {2}</option>
        </select>
        <textarea name="t" defaultValue={'\n<x>'} />
        <button type="submit" name="form" value="add" disabled={false} aria-pressed={false} popoverTarget="p" hidden>
          {1}
          {'a'} {null}b
        </button>
        <picture>
          <source type="image/avif" srcSet="/a 1w, /b 2w" sizes="100vw" />
          <img src="/c" alt="" fetchPriority="high" decoding="async" width={3} />
        </picture>
        <svg viewBox="0 0 1 1" aria-hidden="true" strokeWidth={2} dangerouslySetInnerHTML={{ __html: '<path/>' }} />
        {createElement('a', { href: '', target: '_blank', 'data-on': true, 'data-off': false }, '')}
      </form>,
    );
    expect(ours).toEqual(react);
    expect(isLeft).toBe(false);
    expect(ours[0]).toContain('<option value="b" selected="">B 2</option>');
  });

  it('answers hooks as React does on the server, with ids of their own', () => {
    function Hooked() {
      const [count] = useState(() => 3);
      const [first, second] = [useId(), useId()];
      const twice = useMemo(() => count * 2, [count]);
      const store = useSyncExternalStore(
        () => () => {},
        () => 'browser',
        () => 'server',
      );
      const { lang } = usePageView();
      return (
        <p id={first} aria-describedby={second}>
          {lang} {twice} {store}
        </p>
      );
    }
    const markup = toMarkup(<Given node={[<Hooked key="1" />, <Hooked key="2" />]} />, { around, common, identifierPrefix: 'b7' });
    expect(markup.replace(/<!-- -->/g, '')).toMatch(/^(<p id="\S+" aria-describedby="\S+">zh 6 server<\/p>){2}$/);
    const ids = [...markup.matchAll(/"([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toContain('b7');
  });

  it('leaves to React what it does not know, from its beginning', () => {
    function Soon() {
      return <b>now</b>;
    }
    const calls: string[] = [];
    const Late = lazy(async () => ({ default: Soon }));
    function Waiting() {
      calls.push('waiting');
      return (
        <div style={{ color: 'red' }}>
          <Suspense fallback="soon">
            <Late />
          </Suspense>
          <span data-island="b7" />
        </div>
      );
    }
    let again = 0;
    const render = () =>
      toMarkup(<Waiting />, {
        around,
        common,
        identifierPrefix: 'b0',
        islands: { ids: () => ['b7'], markupOf: () => '<i>in</i>', forget: () => void (again += 1) },
      });
    const filled = renderToString(around(<Waiting />), { identifierPrefix: 'b0' }).replace('"b7"></span>', '"b7"><i>in</i></span>');
    expect(render()).toBe(filled);
    expect(filled).toContain('<i>in</i>');
    expect(again).toBe(1);
    calls.length = 0;
    expect(render()).toContain('soon');
    expect([calls.length, again]).toEqual([1, 1]);
  });

  it('has nothing of what a script could be, and of state that is set while rendering what React has', () => {
    const hostile = both(createElement('a', { href: 'java\nscript:alert(1)', title: '"><script>' }, '<script>'));
    expect(hostile.ours).toEqual(hostile.react);
    const blocked = both(createElement('a', { href: ' javascript:alert(1)' }, 'x'));
    expect(blocked.ours).toEqual(blocked.react);
    expect(blocked.ours[0]).not.toContain('alert');
    function Settling() {
      const [count, setCount] = useState(0);
      if (count < 2) setCount(count + 1);
      return <b>{count}</b>;
    }
    expect(toMarkup(<Settling />, { around, common })).toBe('<b>2</b>');
  });

  it('is kept of a component that is the same for the same, and told apart by props and by what pages have in common', () => {
    const made: string[] = [];
    const Card = sameForSame(function Card({ price, heading = 'h3' }: { price: { amount: number }; heading?: 'h2' | 'h3' }) {
      made.push(`${price.amount} ${heading}`);
      const { lang } = usePageView();
      return createElement(heading, null, lang, ' ', price.amount);
    });
    const List = ({ prices }: { prices: number[] }) =>
      prices.map((amount) => (
        <li key={amount}>
          <Card price={{ amount }} />
        </li>
      ));
    const render = (prices: number[], where = common) => toMarkup(<List prices={prices} />, { around, common: where });
    expect(render([1, 2])).toBe('<li><h3>zh 1</h3></li><li><h3>zh 2</h3></li>');
    expect(render([2, 3])).toBe('<li><h3>zh 2</h3></li><li><h3>zh 3</h3></li>');
    expect(made).toEqual(['1 h3', '2 h3', '3 h3']);
    expect(toMarkup(<Card price={{ amount: 2 }} heading="h2" />, { around, common })).toBe('<h2>zh 2</h2>');
    render([2], 'another currency');
    expect(toMarkup(<List prices={[2]} />, { around, common, identifierPrefix: 'b0' })).toBe('<li><h3>zh<!-- --> <!-- -->2</h3></li>');
    expect(made.slice(3)).toEqual(['2 h2', '2 h3', '2 h3']);
  });

  it('is not kept where an island stands in it, whose number is the page’s', () => {
    const Card = sameForSame(() => <p data-island="b0" />);
    expect(() => toMarkup(<Card />, { around, common })).toThrow('an island');
  });

  it('passes on what a component throws', () => {
    function Broken(): never {
      throw new TypeError('nothing there');
    }
    expect(() => toMarkup(<Broken />, { around, common })).toThrow('nothing there');
  });
});
